/** How the people whom an emergency broadcast addresses have answered so far. The numbers follow the answers. */
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { emergencyBroadcast } from '#schemas/broadcasts/emergencyBroadcast.ts';
import { BarTable } from '#src/kit/chart/BarTable.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import type { RecordSlot } from '../area.ts';
import { useAtrium } from '../generate/useAtrium.ts';

/** Whoever needs help comes first. */
const COUNTS = ['helpCount', 'silentCount', 'safeCount'] as const;

export default function AnswersTab({ record }: RecordSlot<typeof emergencyBroadcast>) {
  const translate = useTranslate();
  const provider = useAtrium();
  const { data = record } = useQuery({
    // Under the name of the rows that change with every answer: live updates ask again.
    queryKey: ['emergency-broadcast-tenant-details', 'totals', record.id],
    queryFn: async () => (await provider.getOne('emergency-broadcasts', { id: record.id })).data as typeof record,
  });
  const word = (name: string) => translate(`resources.emergency-broadcasts.fields.${name}`);
  const inNeed = data.helpCount ?? 0;
  return (
    <>
      {inNeed > 0 && (
        <Alert severity="error" variant="filled" sx={{ mb: 2, fontSize: '1.125rem', fontWeight: 600, alignItems: 'center' }}>
          {word('helpCount')}: {inNeed}
        </Alert>
      )}
      <SectionCard title={`${word('addressedCount')}: ${data.addressedCount ?? 0}`}>
        <BarTable
          head={translate('resources.emergency-broadcasts.tabLabels.answers')}
          rows={COUNTS.map((name) => ({ key: name, name: word(name), count: data[name] ?? 0 }))}
          total={data.addressedCount ?? 0}
        />
      </SectionCard>
    </>
  );
}
