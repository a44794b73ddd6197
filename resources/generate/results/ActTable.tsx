/** What people did with a record, each as a share of the first: an ad that was shown, opened, dismissed. */
import { useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type ActCount, asksQuestions } from '#schemas/kernel/lists/results.ts';
import { BarTable } from '#src/kit/chart/BarTable.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../words.ts';

/** The words of the acts, by value; nothing for answers to questions. */
export function useActWords({ results }: Entity): (value: string) => string {
  const words = useWords(useEntity(results?.of ?? ''));
  return (value) => (results && !asksQuestions(results) ? words.value(results.counts, value) : '');
}

export function ActTable({ acts, words }: { acts: readonly ActCount[]; words: (value: string) => string }) {
  const translate = useTranslate();
  return (
    <SectionCard title={translate('results.acts')}>
      <BarTable
        head={translate('results.act')}
        total={acts[0]?.count ?? 0}
        rows={acts.map(({ value, count, people }) => ({
          key: value,
          name: words(value),
          note: translate('results.people', { smart_count: people }),
          count,
        }))}
      />
    </SectionCard>
  );
}
