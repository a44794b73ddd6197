import './visitor.css';
import { useCallback, useState } from 'react';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { Pending } from '../Pending.tsx';
import { useTranslation } from '../translation.tsx';
import { Companies } from './Companies.tsx';
import { StationSetup } from './StationSetup.tsx';
import { useIdle, useStation } from './useStation.ts';

/** /directory (000 §2): the companies of the building by floor, on a station of its lobby. */
export default function DirectoryPage() {
  const { t } = useTranslation();
  const { hasKey, welcome, offline, paired } = useStation();
  const [turn, setTurn] = useState(0);
  useIdle(
    welcome?.clearSeconds,
    useCallback(() => setTurn((before) => before + 1), []),
  );
  if (!hasKey) return <StationSetup onPaired={paired} />;
  return (
    <Frame title={t('visitor.station.directory')}>
      <h1>{welcome ? welcome.building : t('visitor.station.directory')}</h1>
      {offline ? <Banner tone="danger">{t('visitor.station.offline')}</Banner> : null}
      {welcome ? (
        <Companies
          key={turn}
          companies={welcome.companies}
          draw={({ name }, floors) => (
            <div className="station-company">
              <strong>{name}</strong>
              <span>{floors}</span>
            </div>
          )}
        />
      ) : (
        <Pending failed={offline} text="visitor.loading" />
      )}
    </Frame>
  );
}
