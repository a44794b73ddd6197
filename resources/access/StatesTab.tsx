/** What a door is by itself in a week, in a tab of its page: locked, free, or opened by those who may pass. */
import { useTranslate } from 'ra-core';
import type { DoorState } from '#schemas/access/doors/doorStates.ts';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { useCentreId } from '../generate/place.ts';
import { useEntity } from '../generate/useEntity.ts';
import { Week, type WeekPeriod } from './Week.tsx';

const WORDS = 'resources.access-doors.access';

interface StatePeriod extends WeekPeriod {
  state: DoorState;
  waits: boolean;
}

export default function StatesTab({ record: { id, version } }: { record: Readonly<{ id: number; version?: number }> }) {
  const translate = useTranslate();
  const centre = useCentreId();
  // Words of the week.
  useEntity('access-schedules');
  if (centre === undefined) return <CentreNeeded />;
  return (
    <Week<StatePeriod>
      path={`/office-centres/${centre}/access-doors/${id}/state-preview`}
      version={version}
      label={translate('resources.access-doors.tabLabels.week')}
      says={({ state, waits }) => {
        const name = translate(`${WORDS}.states.${state}`);
        return waits ? translate(`${WORDS}.once`, { state: name }) : name;
      }}
    />
  );
}
