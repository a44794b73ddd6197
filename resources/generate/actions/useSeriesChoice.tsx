/** The question of an action's dialog whether it also applies to the records of a series that follow. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { withTexts } from '#src/app/texts.ts';
import type { Row } from '../Row.ts';

const SeriesChoice = lazy(() => withTexts('recurrence', import('../recurrence/SeriesChoice.tsx')));

/** The choice as it stands, and its input; nothing where the record is of no series, or the action knows none. */
export function useSeriesChoice({ recurrence }: Entity, name: string, record: Row): { following: boolean; choice: ReactNode } {
  const [following, setFollowing] = useState(false);
  if (!recurrence?.following[name] || !record[recurrence.series]) return { following: false, choice: null };
  const choice = (
    <Suspense fallback={null}>
      <SeriesChoice following={following} onChange={setFollowing} />
    </Suspense>
  );
  return { following, choice };
}
