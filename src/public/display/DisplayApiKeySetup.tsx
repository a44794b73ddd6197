import './display.css';
import { useEffect, useState } from 'react';
import { RequestFailure } from '#authProvider/request.ts';
import type { Pairing } from '#schemas/kernel/calls/keyed.ts';
import { failureMessage } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { navigate } from '../navigate.ts';
import { Pending } from '../Pending.tsx';
import { useTranslation } from '../translation.tsx';
import { claimKey, startPairing } from './displayCalls.ts';
import { keepDisplay } from './keys.ts';

const ASK_MS = 2_000;

/** /public/hotdesks/zone-displays/setup: the screen shows a code; once somebody has typed it in the portal, it fetches its key. */
export default function DisplayApiKeySetup() {
  const { t } = useTranslation();
  const [pairing, setPairing] = useState<Pairing>();
  const [failure, setFailure] = useState('');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    // Another code once this one has run out, or could not be had.
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const later = (run: () => void) => {
      if (!stopped) timer = setTimeout(run, ASK_MS);
    };
    const anew = () => setTurn(turn + 1);
    const ask = async (claim: string): Promise<void> => {
      try {
        const claimed = await claimKey(claim);
        if (stopped) return;
        setFailure('');
        if (claimed.waiting) return later(() => void ask(claim));
        keepDisplay({ uuid: claimed.uuid, key: claimed.key, name: '' });
        navigate(`/public/hotdesks/zone-displays/${claimed.uuid}`, { replace: true });
      } catch (error) {
        if (stopped) return;
        if (error instanceof RequestFailure && error.status === 404) return anew();
        setFailure(failureMessage(error));
        later(() => void ask(claim));
      }
    };
    startPairing().then(
      (given) => {
        if (stopped) return;
        setFailure('');
        setPairing(given);
        void ask(given.claim);
      },
      (error) => {
        if (stopped) return;
        setFailure(failureMessage(error));
        later(anew);
      },
    );
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [turn]);
  const digits = pairing ? `${pairing.code.slice(0, 3)} ${pairing.code.slice(3)}` : '';

  return (
    <Frame title={t('display.setup.title')}>
      <h1>{t('display.setup.title')}</h1>
      <p className="lead">{t('display.setup.text')}</p>
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      {pairing ? (
        <p className="display-code">
          <span className="hidden">{t('display.setup.code')}</span>
          <output>{digits}</output>
        </p>
      ) : (
        <Pending failed={false} text="display.loading" />
      )}
      <p className="below" role="status">
        {pairing ? t('display.setup.waiting') : ''}
      </p>
      <button type="button" className="secondary" onClick={() => navigate('/public/hotdesks/zone-displays/select-display')}>
        {t('display.setup.known')}
      </button>
    </Frame>
  );
}
