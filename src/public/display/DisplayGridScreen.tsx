import './display.css';
import { useEffect, useRef, useState } from 'react';
import { RequestFailure } from '#authProvider/request.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { tabTitle } from '#src/kit/page/tabTitle.ts';
import { type GridPlace, PlaceGrid } from '#src/kit/places/PlaceGrid.tsx';
import { failureMessage } from '../accountCalls.ts';
import { navigate } from '../navigate.ts';
import { Pending } from '../Pending.tsx';
import { useTranslation } from '../translation.tsx';
import { type Grid, takeDesk } from './displayCalls.ts';
import { forgetDisplay, keepDisplay, keyOf } from './keys.ts';
import { useGrid } from './useGrid.ts';

/** What was so these many minutes ago helps nobody. */
const NEUTRAL_MINUTES = 10;
const uuidInPath = () => window.location.pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** /public/hotdesks/zone-displays/:id: the desks of a zone, live. Without a connection the whole grid looks old, and says since when. */
export default function DisplayGridScreen() {
  const { t } = useTranslation();
  const [uuid] = useState(uuidInPath);
  const [key] = useState(() => keyOf(uuid));
  const { grid, old, ended, reload } = useGrid(key);
  const [taking, setTaking] = useState<GridPlace>();
  const now = useNow();
  useEffect(() => {
    if (ended) {
      forgetDisplay(uuid);
      navigate('/public/hotdesks/zone-displays/setup', { replace: true });
    }
  }, [ended, uuid]);
  const { name, theme } = grid?.display ?? {};
  useEffect(() => {
    if (key !== undefined && name !== undefined) keepDisplay({ uuid, key, name });
  }, [key, name, uuid]);
  useEffect(() => {
    if (theme === 'LIGHT' || theme === 'DARK') document.documentElement.dataset.theme = theme.toLowerCase();
  }, [theme]);
  if (!grid) return <main className="display">{ended ? null : <Pending failed={old} text="display.loading" />}</main>;
  const time = (at: number) => localAt(grid.timeZone, at).time;
  const since = Date.parse(grid.at);
  const isNeutral = old && now - since > NEUTRAL_MINUTES * 60_000;
  const desks = grid.places.filter(({ kind }) => kind === 'DESK');
  const free = desks.filter(({ state }) => state === 'FREE' || state === 'SOON').length;
  const places = grid.places.map((place) => ({
    ...place,
    fixed: place.kind === 'ROOM',
    says: place.until ? t('display.until', { time: time(Date.parse(place.until)) }) : '',
  }));
  return (
    <main className={`display${old ? ' display-old' : ''}`}>
      <title>{tabTitle(grid.zone)}</title>
      <header className="display-head">
        <div>
          <h1>{grid.zone}</h1>
          <p className="lead">
            {[grid.floorNo && t('display.floor', { floor: grid.floorNo }), grid.building].filter(Boolean).join(' · ')}
          </p>
        </div>
        <p className="display-clock">{time(now)}</p>
      </header>
      <p className="display-says" role="status">
        {old ? t('display.old', { time: time(since) }) : t('display.free', { free, all: desks.length })}
      </p>
      {isNeutral ? null : (
        <PlaceGrid
          label={grid.zone}
          places={places}
          words={{ FREE: t('display.FREE'), SOON: t('display.SOON'), TAKEN: t('display.TAKEN'), KEPT: t('display.KEPT') }}
          old={old}
          onTake={grid.display.minutes.length ? setTaking : undefined}
        />
      )}
      {taking && key !== undefined ? (
        <TakeDialog
          place={taking}
          minutes={grid.display.minutes}
          take={(minutes, requestKey) => takeDesk(key, { hotdeskUuid: taking.uuid, minutes, requestKey })}
          done={() => {
            setTaking(undefined);
            void reload();
          }}
        />
      ) : null}
    </main>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface TakeProps {
  place: GridPlace;
  minutes: Grid['display']['minutes'];
  take: (minutes: number, requestKey: string) => Promise<void>;
  done: () => void;
}

/** For how long; the same press again takes once. */
function TakeDialog({ place, minutes, take, done }: TakeProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [requestKey] = useState(() => `${Date.now()}-${Math.random()}`);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const choose = async (one: number) => {
    setBusy(true);
    setFailure('');
    try {
      await take(one, requestKey);
      done();
    } catch (error) {
      setFailure(error instanceof RequestFailure && error.status === 409 ? error.message : failureMessage(error));
      setBusy(false);
    }
  };
  return (
    <dialog ref={dialog} className="display-take" aria-labelledby="take-title" onClose={done}>
      <h2 id="take-title">{t('display.take.title', { desk: place.name })}</h2>
      <p role="alert" className={failure ? 'below below-wrong' : 'below'}>
        {failure ? t(failure) : ''}
      </p>
      <div className="display-minutes">
        {minutes.map((one) => (
          <button key={one} type="button" className="primary" disabled={busy} onClick={() => void choose(one)}>
            {t('display.take.minutes', { minutes: one })}
          </button>
        ))}
      </div>
      <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
        {t('display.take.close')}
      </button>
    </dialog>
  );
}
