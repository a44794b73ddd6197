import '../guest.css';
import './visitor.css';
import { type ChangeEvent, useCallback, useEffect, useState } from 'react';
import { qrImage } from '#src/kit/qr/qrImage.ts';
import { failureMessage } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { textIn } from '../guest/textIn.ts';
import { navigate } from '../navigate.ts';
import { Pending } from '../Pending.tsx';
import { useTranslation } from '../translation.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { calendarAddress, cancelVisit, completeVisit, isDead, readVisit, sendPhoto, type VisitFacts } from './visitorCalls.ts';

const PIXELS = 240;
const COMING = ['PRE_REGISTERED', 'PENDING_APPROVAL', 'APPROVED'];
const tones: Readonly<Record<string, 'success' | 'info' | 'danger'>> = {
  APPROVED: 'success',
  CHECKED_IN: 'success',
  REJECTED: 'danger',
  CANCELLED: 'danger',
  EXPIRED: 'danger',
};
/** The page asks again as often, because a pass and a decision change without it. */
const ASK_MS = 20_000;

/** /visitor/qr-pass/:officeCentreId/:token (000 §2): a visitor's pass, what is still asked, and how to say that one does not come. */
export default function VisitPage() {
  const { t, locale } = useTranslation();
  const [facts, setFacts] = useState<VisitFacts>();
  const [failure, setFailure] = useState('');
  const fail = useCallback((error: unknown) => {
    if (isDead(error)) navigate('/visitor/qr-pass/invalid', { replace: true });
    else setFailure(failureMessage(error));
  }, []);
  useEffect(() => {
    readVisit().then(setFacts, fail);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') readVisit().then(setFacts, () => undefined);
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [fail]);
  const take = (next: VisitFacts) => {
    setFailure('');
    setFacts(next);
    window.scrollTo(0, 0);
  };
  const isAsked = facts?.status === 'PRE_REGISTERED';
  const title = t(isAsked ? 'visitor.details' : 'visitor.title');
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      {!facts ? <Pending failed={failure !== ''} text="visitor.loading" /> : null}
      {facts ? (
        <>
          <p className="lead">
            {t(isAsked ? 'visitor.detailsLead' : 'visitor.lead', { host: facts.host, company: facts.company })}
          </p>
          {isAsked ? null : <Banner tone={tones[facts.status] ?? 'info'}>{t(`visitor.status.${facts.status}`)}</Banner>}
          {facts.welcome ? <p>{textIn(facts.welcome, locale)}</p> : null}
          <Facts facts={facts} />
          {facts.message ? <p className="visit-message">{facts.message}</p> : null}
          {isAsked ? (
            <>
              {facts.asked.includes('PHOTO') ? <Photo facts={facts} take={take} fail={fail} /> : null}
              <DetailsForm
                asks={facts}
                given={{
                  visitorName: facts.visitorName,
                  company: facts.visitorCompany,
                  email: facts.email,
                  mobileNo: facts.mobileNo,
                  vehiclePlateNo: facts.vehiclePlateNo,
                }}
                send={async (entered) => take(await completeVisit(entered))}
                fail={fail}
              />
            </>
          ) : null}
          <Code facts={facts} />
          {facts.directions ? <p>{textIn(facts.directions, locale)}</p> : null}
          {COMING.includes(facts.status) ? <Cancel take={take} fail={fail} /> : null}
        </>
      ) : null}
    </Frame>
  );
}

function Facts({ facts: { startAt, endAt, zone, building, floorNo, address, host, company } }: { facts: VisitFacts }) {
  const { t, locale } = useTranslation();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: zone }).format(new Date(startAt));
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone });
  const place = [building, floorNo && t('visitor.floor', { floor: floorNo }), address].filter(Boolean).join(', ');
  const rows = [
    ['when', `${day}, ${time.format(new Date(startAt))}–${time.format(new Date(endAt))}`],
    ['where', place],
    ['host', [host, company].join(', ')],
  ] as const;
  return (
    <dl className="facts">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{t(`visitor.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The code for the desk; the one of a pass that opens doors stands in its place while there is one. */
function Code({ facts: { checkInCode, pass, status } }: { facts: VisitFacts }) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState('');
  const shown = pass?.code ?? checkInCode;
  useEffect(() => {
    if (shown) qrImage(shown, PIXELS * 2).then(setPicture, () => setPicture(''));
  }, [shown]);
  if (!shown || !checkInCode) return null;
  return (
    <>
      <figure className="guest-code">
        {picture ? <img src={picture} width={PIXELS} height={PIXELS} alt={t('visitor.picture')} /> : null}
        <figcaption>
          <span>{t(pass ? 'visitor.pass' : 'visitor.codeHint')}</span>
          <strong>{checkInCode}</strong>
        </figcaption>
      </figure>
      {status === 'APPROVED' ? (
        <a className="secondary visit-link" href={calendarAddress()}>
          {t('visitor.calendar')}
        </a>
      ) : null}
    </>
  );
}

interface Part {
  take: (facts: VisitFacts) => void;
  fail: (error: unknown) => void;
}
function Photo({ facts, take, fail }: Part & { facts: VisitFacts }) {
  const { t } = useTranslation();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) sendPhoto(file).then(take, fail);
  };
  return (
    <div className="field">
      <label htmlFor="photo">{t('visitor.photoTake')}</label>
      <input id="photo" type="file" accept="image/jpeg,image/png" capture="user" onChange={choose} />
      {facts.hasPhoto ? <p className="below">{t('visitor.photoThere')}</p> : null}
    </div>
  );
}

/** Asked twice: programs and thumbs press buttons, too. */
function Cancel({ take, fail }: Part) {
  const { t } = useTranslation();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" className="secondary" onClick={() => setSure(true)}>
        {t('visitor.cancel')}
      </button>
    );
  return (
    <div className="ways">
      <p>{t('visitor.cancelSure')}</p>
      <button type="button" className="primary" onClick={() => void cancelVisit().then(take, fail)}>
        {t('visitor.cancelYes')}
      </button>
      <button type="button" className="secondary" onClick={() => setSure(false)}>
        {t('visitor.cancelNo')}
      </button>
    </div>
  );
}
