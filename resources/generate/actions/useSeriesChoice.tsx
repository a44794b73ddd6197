/** The question of an action's dialog whether it also applies to other records of a series. */
import { type ReactNode, Suspense, useState } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type SeriesPart, seriesParts } from '#schemas/kernel/time/recurrence.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePart } from '#src/kit/late/late.tsx';
import type { Row } from '../Row.ts';

const SeriesChoice = latePart(() => withTexts('recurrence', import('../recurrence/SeriesChoice.tsx')));

/** The choice as it stands, and its input; nothing where the record is of no series, or the action knows none. */
export function useSeriesChoice(entity: Entity, name: string, record: Row): { part: SeriesPart | undefined; choice: ReactNode } {
  const [part, setPart] = useState<SeriesPart>();
  const parts = seriesParts(entity, name);
  if (!parts.length || !record[entity.recurrence?.series ?? '']) return { part: undefined, choice: null };
  const choice = (
    <Suspense fallback={null}>
      <SeriesChoice parts={parts} part={part} onChange={setPart} />
    </Suspense>
  );
  return { part, choice };
}
