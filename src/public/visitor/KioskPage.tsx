import '../guest.css';
import './visitor.css';
import { type FormEvent, useCallback, useState } from 'react';
import { fallbackLocale } from '#i18n/locales.ts';
import { failureMessage } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { textIn } from '../guest/textIn.ts';
import { navigate } from '../navigate.ts';
import { Pending } from '../Pending.tsx';
import type { PublicPageProps } from '../PublicPageProps.ts';
import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import { Companies } from './Companies.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { StationSetup } from './StationSetup.tsx';
import { useIdle, useStation } from './useStation.ts';
import { type Company, checkInHere, findHosts, type Registered, register, type Welcome } from './visitorCalls.ts';

const START = '/self-registration';
const ADD = '/self-registration/add';
const newKey = (): string => crypto.randomUUID();

/** /self-registration and /self-registration/add (000 §2): a station of the lobby. It forgets whoever has gone after a minute without a touch. */
export default function KioskPage({ path }: PublicPageProps) {
  const { t, locale, choose } = useTranslation();
  const { hasKey, welcome, offline, paired, ended } = useStation();
  const [turn, setTurn] = useState(0);
  const [failure, setFailure] = useState('');
  const restart = useCallback(() => {
    setFailure('');
    setTurn((before) => before + 1);
    navigate(START, { replace: true });
  }, []);
  useIdle(
    welcome?.clearSeconds,
    useCallback(() => {
      if (locale !== fallbackLocale) void choose(fallbackLocale);
      restart();
    }, [restart, locale, choose]),
  );
  const fail = (error: unknown) => {
    ended(error);
    setFailure(failureMessage(error));
  };
  if (!hasKey) return <StationSetup onPaired={paired} />;
  const title = welcome ? t('visitor.station.welcome', { building: welcome.building }) : t('visitor.title');
  return (
    <Frame title={title}>
      <div className="station" key={turn}>
        <h1>{title}</h1>
        {offline ? <Banner tone="danger">{t('visitor.station.offline')}</Banner> : null}
        {failure && !offline ? <Banner tone="danger">{t(failure)}</Banner> : null}
        {!welcome ? <Pending failed={offline} text="visitor.loading" /> : null}
        {welcome && path !== ADD ? <Start welcome={welcome} fail={fail} /> : null}
        {welcome && path === ADD ? <Add welcome={welcome} fail={fail} restart={restart} /> : null}
      </div>
    </Frame>
  );
}

interface Part {
  welcome: Welcome;
  fail: (error: unknown) => void;
}
/** Whoever is invited has a code; others register. */
function Start({ welcome, fail }: Part) {
  const { t, locale } = useTranslation();
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<{ ok: boolean; text: string }>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) return;
    try {
      const { ok, message, visitorName, host } = await checkInHere(code, newKey());
      setSaid({ ok, text: ok ? t('visitor.station.in', { name: visitorName ?? '', host: host ?? '' }) : message });
      setCode('');
    } catch (error) {
      fail(error);
    }
  };
  return (
    <>
      {welcome.greeting ? <p className="lead">{textIn(welcome.greeting, locale)}</p> : null}
      {said ? <Banner tone={said.ok ? 'success' : 'danger'}>{said.text}</Banner> : null}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          id="code"
          label={t('visitor.station.enterCode')}
          value={code}
          maxLength={200}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" className="primary">
          {t('visitor.station.checkIn')}
        </button>
      </form>
      {welcome.walkIns ? (
        <button type="button" className="secondary" onClick={() => navigate(ADD)}>
          {t('visitor.station.noCode')}
        </button>
      ) : (
        <p>{t('visitor.station.askDesk')}</p>
      )}
    </>
  );
}

interface Host {
  uuid: string;
  name: string;
}
/** Company, person, details: one after the other, and large. */
function Add({ welcome, fail, restart }: Part & { restart: () => void }) {
  const { t, locale } = useTranslation();
  const [company, setCompany] = useState<Company>();
  const [host, setHost] = useState<Host>();
  const [purpose, setPurpose] = useState(welcome.purposes[0]?.code ?? '');
  const [done, setDone] = useState<Registered>();
  const [requestKey] = useState(newKey);
  if (done)
    return (
      <>
        <Banner tone="success">{t('visitor.station.registered', { referenceNo: done.referenceNo })}</Banner>
        {done.checkInCode ? (
          <p className="station-code">
            <output>{done.checkInCode}</output>
          </p>
        ) : null}
        <p className="lead">
          {t(done.status === 'APPROVED' ? 'visitor.station.expected' : 'visitor.station.pending', { host: done.host })}
        </p>
        <button type="button" className="primary" onClick={restart}>
          {t('visitor.send')}
        </button>
      </>
    );
  return (
    <>
      {!company ? (
        <Companies
          companies={welcome.companies}
          draw={(one, floors) => (
            <button type="button" className="station-company" onClick={() => setCompany(one)}>
              <strong>{one.name}</strong>
              <span>{floors}</span>
            </button>
          )}
        />
      ) : null}
      {company && !host ? <FindHost company={company} fail={fail} found={setHost} /> : null}
      {company && host ? (
        <>
          <p className="lead">{[host.name, company.name].join(', ')}</p>
          <fieldset className="station-purposes">
            <legend>{t('visitor.station.purpose')}</legend>
            {welcome.purposes.map(({ code, labels }) => (
              <label key={code}>
                <input type="radio" name="purpose" checked={purpose === code} onChange={() => setPurpose(code)} />
                {textIn(labels, locale)}
              </label>
            ))}
          </fieldset>
          <DetailsForm
            shared
            asks={welcome}
            fail={fail}
            send={async (entered) =>
              setDone(await register({ ...entered, companyUuid: company.uuid, hostUuid: host.uuid, purpose, locale, requestKey }))
            }
          />
        </>
      ) : null}
      <button type="button" className="secondary" onClick={restart}>
        {t('visitor.station.start')}
      </button>
    </>
  );
}

function FindHost({ company, fail, found }: { company: Company; fail: Part['fail']; found: (host: Host) => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setProblem(t('visitor.required'));
    try {
      const [first] = await findHosts(company.uuid, name.trim());
      if (first) found(first);
      else setProblem(t('visitor.station.noHost'));
    } catch (error) {
      fail(error);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p className="lead">{company.name}</p>
      <TextField
        id="host"
        label={t('visitor.station.host')}
        error={problem || undefined}
        value={name}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => {
          setProblem('');
          setName(event.target.value);
        }}
      />
      <button type="submit" className="primary">
        {t('visitor.station.find')}
      </button>
    </form>
  );
}
