/** The report of one entity: its days as a line, its values as tables whose rows lead to the rows that they count. */
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { SLOW_CALL_MS } from '#authProvider/request.ts';
import { useSession } from '#authProvider/useSession.ts';
import { type Base64File, saveBase64 } from '#dataProvider/base64Download.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Report, type ReportNumbers, reportParam } from '#schemas/kernel/entity/report.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { HeatMap } from '#src/kit/chart/HeatMap.tsx';
import { TimeLines } from '#src/kit/chart/TimeLines.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useDownload } from '#src/kit/useDownload.ts';
import type { Change } from '../generate/filters/useReportPeriod.ts';
import { MailButton } from '../generate/MailButton.tsx';
import { SubscribeLink } from '../generate/SubscribeLink.tsx';
import { useEntity } from '../generate/useEntity.ts';
import { useWords } from '../generate/words.ts';
import { ReportFilter } from './ReportFilter.tsx';
import { ReportTable } from './ReportTable.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** From Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

interface Props {
  name: string;
  from: string;
  to: string;
  /** The address: `{entity}.{param}` narrows the report of that entity. */
  asked: URLSearchParams;
  onChange: Change;
}

/** Nothing for who may not list these records. */
export function ReportSection(props: Props) {
  const entity = useEntity(props.name);
  const session = useSession();
  return can(session, entity, 'list') && entity.report ? <Section {...props} entity={entity} report={entity.report} /> : null;
}

function Section({ entity, report, from, to, asked, onChange }: Props & { entity: Entity; report: Report }) {
  const translate = useTranslate();
  const session = useSession();
  const call = `/reports/${entity.name}`;
  const title = translate(`reports.titles.${entity.name}`);
  const filters = (report.filters ?? []).map((field) => {
    const param = reportParam(entity, field);
    return { field, param, key: `${entity.name}.${param}`, value: asked.get(`${entity.name}.${param}`) ?? '' };
  });
  const narrowed = Object.fromEntries(filters.flatMap(({ param, value }) => (value ? [[param, value]] : [])));
  const query = { from, to, ...narrowed };
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'report', query],
    queryFn: ({ signal }) => http<ReportNumbers>('GET', call, { query, signal }).then((answer) => answer.data),
    placeholderData: (shown) => shown,
  });
  const { busy, start } = useDownload(() =>
    http<Base64File>('GET', `${call}/generate-record`, { query, timeoutMs: SLOW_CALL_MS }).then((answer) =>
      saveBase64(answer.data),
    ),
  );
  const mail = async () => {
    await http('GET', `${call}/email-record`, { query });
    return true;
  };
  const mayTake = can(session, entity, 'emailRecord');
  return (
    <SectionCard
      title={title}
      action={
        mayTake && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Download />}
              loading={busy}
              loadingPosition="start"
              aria-label={`${translate('reports.file')}: ${title}`}
              onClick={() => void start()}
            >
              {translate('reports.file')}
            </Button>
            <MailButton label={translate('reports.mailed')} order={mail} />
            <SubscribeLink
              begins={{ about: 'REPORT', source: entity.name, name: title, covers: 'LAST_30_DAYS' }}
              query={narrowed}
              of={title}
            />
          </Box>
        )
      }
    >
      {filters.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
          {filters.map(({ field, key, value }) => (
            <ReportFilter key={key} entity={entity} field={field} value={value} onChange={(next) => onChange({ [key]: next })} />
          ))}
        </Box>
      )}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Numbers entity={entity} report={report} numbers={data} narrowed={narrowed} />
      ) : (
        <SectionsSkeleton />
      )}
    </SectionCard>
  );
}

/** The line goes over the whole period, also where nothing was at its ends. */
const wholePeriod = (days: ReportNumbers['days'], from: string, to: string): ReportNumbers['days'] => [
  ...[...new Set([from, to])].filter((end) => !days.some(({ day }) => day === end)).map((day) => ({ day, count: 0 })),
  ...days,
];

interface NumbersProps {
  entity: Entity;
  report: Report;
  numbers: ReportNumbers;
  narrowed: Readonly<Record<string, string>>;
}
function Numbers({ entity, report, numbers, narrowed }: NumbersProps) {
  const translate = useTranslate();
  const { count, days, groups, hours, from, to, currency } = numbers;
  if (count === 0) return <EmptyState hint={translate('reports.empty')} />;
  const filter = { ...narrowed, [`${report.date}From`]: from, [`${report.date}To`]: to };
  return (
    <>
      <TimeLines series={[{ name: translate(`reports.titles.${entity.name}`), days: wholePeriod(days, from, to) }]} />
      {hours.length > 0 && <Hours entity={entity} name={report.hours as string} hours={hours} />}
      <Box
        sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {groups.map((group) => (
          <ReportTable key={group.by} entity={entity} group={group} total={count} filter={filter} currency={currency} />
        ))}
      </Box>
    </>
  );
}

interface HoursProps extends Pick<ReportNumbers, 'hours'> {
  entity: Entity;
  /** Of the field. */
  name: string;
}
function Hours({ entity, name, hours }: HoursProps) {
  const translate = useTranslate();
  const caption = translate('reports.hours', { field: useWords(entity).field(name) });
  return (
    <Box sx={{ mt: 3 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.9375rem' }}>
        {caption}
      </Box>
      <HeatMap
        caption={caption}
        head={translate('reports.weekday')}
        columns={HOURS.map((hour) => ({ key: String(hour), name: String(hour).padStart(2, '0') }))}
        rows={WEEKDAYS.map((weekday) => ({
          key: String(weekday),
          name: translate(`dates.weekdays.${weekday}`),
          counts: HOURS.map((hour) => hours.find((one) => one.weekday === weekday && one.hour === hour)?.count ?? 0),
        }))}
      />
    </Box>
  );
}
