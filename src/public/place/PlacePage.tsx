import '../guest.css';
import './place.css';
import { useCallback, useEffect, useState } from 'react';
import { RequestFailure } from '#authProvider/request.ts';
import type { PlaceForms } from '#schemas/serviceRequests/placeForms.ts';
import { failureMessage } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { textIn } from '../guest/textIn.ts';
import { navigate } from '../navigate.ts';
import { Pending } from '../Pending.tsx';
import { useTranslation } from '../translation.tsx';
import { AskForm } from './AskForm.tsx';
import { readPlace } from './placeCalls.ts';

/** /service-place/:place/:proof/request: whoever reads the QR code of a place chooses a form, fills it in, and is told its number. */
export default function PlacePage() {
  const { t, locale } = useTranslation();
  const [facts, setFacts] = useState<PlaceForms>();
  const [chosen, setChosen] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState('');
  const fail = useCallback((error: unknown) => {
    if (error instanceof RequestFailure && error.status === 404) navigate('/service-place/invalid', { replace: true });
    else setFailure(failureMessage(error));
  }, []);
  useEffect(() => {
    readPlace().then((found) => {
      setFacts(found);
      if (found.forms.length === 1) setChosen(found.forms[0]?.uuid);
    }, fail);
  }, [fail]);
  const form = facts?.forms.find(({ uuid }) => uuid === chosen);
  const again = () => {
    setSent(undefined);
    setChosen(undefined);
  };

  return (
    <Frame title={t('place.title')}>
      <h1>{t('place.title')}</h1>
      {facts ? (
        <p className="lead">
          {[facts.place, facts.floorNo && t('place.floor', { floor: facts.floorNo }), facts.building].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      {!facts ? <Pending failed={failure !== ''} text="place.loading" /> : null}
      {facts && !facts.forms.length ? <Banner tone="info">{t('place.none')}</Banner> : null}
      {sent ? (
        <>
          <Banner tone="success">{t('place.sent', { referenceNo: sent })}</Banner>
          <p className="lead">{t('place.told')}</p>
          <button type="button" className="secondary" onClick={again}>
            {t('place.again')}
          </button>
        </>
      ) : null}
      {facts && !sent && !form && facts.forms.length ? (
        <ul className="place-forms" aria-label={t('place.choose')}>
          {facts.forms.map(({ uuid, title, tagline }) => (
            <li key={uuid}>
              <button type="button" className="place-form" onClick={() => setChosen(uuid)}>
                <strong>{textIn(title, locale)}</strong>
                {tagline ? <span>{textIn(tagline, locale)}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {form && !sent ? (
        <AskForm
          key={form.uuid}
          form={form}
          photoMax={facts?.photoMax ?? 0}
          fail={(error) => {
            setFailure('');
            fail(error);
          }}
          sent={(referenceNo) => {
            setFailure('');
            setSent(referenceNo);
            window.scrollTo(0, 0);
          }}
          back={facts && facts.forms.length > 1 ? () => setChosen(undefined) : undefined}
        />
      ) : null}
    </Frame>
  );
}
