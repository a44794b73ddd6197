/** /loading-bay-report: how long vehicles waited and stood at the bays of a period. A company sees its own. The address holds the period. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { DateRangeFilter } from '#src/kit/dates/DateRangeFilter.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { useChoices } from '../generate/kinds/useChoices.ts';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../generate/useEntity.ts';
import { Arrivals, DwellTable } from './DwellTables.tsx';
import { type Dwell, REPORT_WORDS as words } from './dwellAnswer.ts';

export default function DwellReport() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Report /> : <CentreNeeded />}
    </>
  );
}

/** Days that are shown at first, today included. */
const DAYS = 30;

function usePeriod() {
  const { today } = useSession();
  const [asked, setAsked] = useSearchParams();
  const read = (name: string, otherwise: string) => {
    const value = asked.get(name) ?? '';
    return isDate(value) ? value : otherwise;
  };
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setAsked((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
      return next;
    });
  return {
    from: read('from', addDays(today, 1 - DAYS)),
    to: read('to', today),
    group: asked.get('loadingBayGroupId') ?? '',
    change,
  };
}

function Report() {
  const session = useSession();
  const translate = useTranslate();
  const { from, to, group, change } = usePeriod();
  const applications = useEntity('loading-bay-applications');
  const { choices } = useChoices({ to: 'loading-bay-groups', search: '', pick: undefined, enabled: true });
  const { path } = endpointPathOf(applications, 'dwellReport', session, '');
  const query = new URLSearchParams({ from, to, ...(group ? { loadingBayGroupId: group } : {}) }).toString();
  const { data, error, refetch } = useQuery({
    // Under the name of the applications: live updates ask again.
    queryKey: [applications.name, 'dwellReport', query],
    queryFn: async ({ signal }) => (await http<Dwell>('GET', `${path}?${query}`, { signal })).data,
    staleTime: 0,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <DateRangeFilter
          label={translate('resources.loading-bay-applications.fields.startAt')}
          from={from}
          to={to}
          onChange={(first, last) => change({ from: first, to: last })}
        />
        <Dropdown
          label={translate('resources.loading-bay-applications.fields.loadingBayGroup')}
          value={group}
          options={choices.map(({ id, label }) => ({ value: String(id), label }))}
          placeholder={translate(`${words}.allGroups`)}
          onChange={(id) => change({ loadingBayGroupId: id })}
        />
      </Box>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton />
      ) : (
        <Numbers data={data} />
      )}
    </>
  );
}

function Numbers({ data: { total, byBay, byHour } }: { data: Dwell }) {
  const translate = useTranslate();
  const minutes = (value: number | null) => (value === null ? '–' : translate(`${words}.minutes`, { minutes: value }));
  const facts = [
    ['visits', String(total.visits)],
    ['queue', minutes(total.queueMinutes)],
    ['dwell', minutes(total.dwellMinutes)],
    ['longest', minutes(total.longestMinutes)],
  ] as const;
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 2, m: 0, mb: 2 }}
      >
        {facts.map(([name, value]) => (
          <Box
            key={name}
            sx={{ bgcolor: 'background.paper', border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)', p: 2 }}
          >
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {translate(`${words}.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <SectionCard title={translate(`${words}.arrivals`)}>
        <Arrivals total={total} />
      </SectionCard>
      {total.visits === 0 ? (
        <EmptyState hint={translate(`${words}.none`)} />
      ) : (
        <>
          <SectionCard title={translate(`${words}.byBay`)}>
            <DwellTable
              head={translate(`${words}.bay`)}
              rows={byBay.map((one) => ({ ...one, key: one.loadingBayId, name: one.loadingBay, note: one.loadingBayGroup }))}
            />
          </SectionCard>
          <SectionCard title={translate(`${words}.byHour`)}>
            <DwellTable
              head={translate(`${words}.hour`)}
              rows={byHour.map((one) => ({ ...one, key: one.hour, name: `${String(one.hour).padStart(2, '0')}:00` }))}
            />
          </SectionCard>
        </>
      )}
      <Typography sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{translate(`${words}.rule`)}</Typography>
    </>
  );
}
