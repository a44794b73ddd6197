import { useEffect, useState } from 'react';
import { RequestFailure } from '#authProvider/request.ts';
import type { Pairing } from '#schemas/kernel/calls/keyed.ts';
import { failureMessage } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { Pending } from '../Pending.tsx';
import { useTranslation } from '../translation.tsx';
import { claimKey, keepStation, startPairing } from './visitorCalls.ts';

const ASK_MS = 2_000;

/** A station without a key shows a code; once somebody has typed it in the portal, it fetches its key. */
export function StationSetup({ onPaired }: { onPaired: () => void }) {
  const { t } = useTranslation();
  const [pairing, setPairing] = useState<Pairing>();
  const [failure, setFailure] = useState('');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const later = (run: () => void) => {
      if (!stopped) timer = setTimeout(run, ASK_MS);
    };
    const ask = async (claim: string): Promise<void> => {
      try {
        const claimed = await claimKey(claim);
        if (stopped) return;
        if (claimed.waiting) return later(() => void ask(claim));
        keepStation(claimed.key);
        onPaired();
      } catch (error) {
        if (stopped) return;
        // The code has run out: another one.
        if (error instanceof RequestFailure && error.status === 404) return setTurn(turn + 1);
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
        later(() => setTurn(turn + 1));
      },
    );
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [turn, onPaired]);
  return (
    <Frame title={t('visitor.station.setup')}>
      <h1>{t('visitor.station.setup')}</h1>
      <p className="lead">{t('visitor.station.setupText')}</p>
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      {pairing ? (
        <p className="station-code">
          <output>{`${pairing.code.slice(0, 3)} ${pairing.code.slice(3)}`}</output>
        </p>
      ) : (
        <Pending failed={false} text="visitor.loading" />
      )}
      <p className="below" role="status">
        {pairing ? t('visitor.station.waiting') : ''}
      </p>
    </Frame>
  );
}
