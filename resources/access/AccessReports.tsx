/** /access-reports (000 §2, §7): who passed and who was denied in a period, by hour and day, by door, company and person, and why. */
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { SLOW_CALL_MS } from '#authProvider/request.ts';
import { useSession } from '#authProvider/useSession.ts';
import { type Base64File, saveBase64 } from '#dataProvider/base64Download.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { AccessReport } from '#schemas/access/room/report.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { HeatMap } from '#src/kit/chart/HeatMap.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useDownload } from '#src/kit/useDownload.ts';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { PeriodFilter } from '../generate/filters/PeriodFilter.tsx';
import { RecordDropdown } from '../generate/filters/RecordDropdown.tsx';
import { useReportPeriod } from '../generate/filters/useReportPeriod.ts';
import { MailButton } from '../generate/MailButton.tsx';
import { useCentreId } from '../generate/place.ts';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../generate/useEntity.ts';
import { useWords } from '../generate/words.ts';
import { PassedTable } from './PassedTable.tsx';
import { PassReport } from './passes/PassReport.tsx';

/** From Monday to Sunday, as the days of the week are called in `dates.weekdays`. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export default function AccessReports() {
  const centre = useCentreId();
  return centre === undefined ? (
    <>
      <ScreenHeader />
      <CentreNeeded />
    </>
  ) : (
    <Report centre={centre} />
  );
}

function Report({ centre }: { centre: number }) {
  const entity = useEntity('access-events');
  const words = useWords(entity);
  const translate = useTranslate();
  const session = useSession();
  const { asked, from, to, change } = useReportPeriod();
  const call = `/office-centres/${centre}/access-events/report`;
  const door = asked.get('door') ?? '';
  const company = asked.get('company') ?? '';
  const word = (name: string) => translate(`resources.access-events.report.${name}`);

  const query = { from, to, ...(door && { doorId: door }), ...(company && { tenantId: company }) };
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'report', centre, query],
    queryFn: ({ signal }) => http<AccessReport>('GET', call, { query, signal }).then((answer) => answer.data),
    placeholderData: (shown) => shown,
  });
  const { busy, start } = useDownload(() =>
    http<Base64File>('GET', `${call}/download-access-report-base64`, { query, timeoutMs: SLOW_CALL_MS }).then((answer) =>
      saveBase64(answer.data),
    ),
  );
  const mail = async () => {
    await http('GET', `${call}/email-record`, { query });
    return true;
  };
  const mayTake = can(session, entity, 'emailRecord');
  return (
    <>
      <ScreenHeader
        actions={
          mayTake && (
            <>
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<Download />}
                loading={busy}
                loadingPosition="start"
                onClick={() => void start()}
              >
                {word('file')}
              </Button>
              <MailButton label={word('mailed')} order={mail} />
            </>
          )
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'flex-start' }}>
        <PeriodFilter
          label={words.field('happenedAt')}
          from={from}
          to={to}
          onChange={(first, last) => change({ from: first, to: last })}
        />
        {session.side !== 'tenant' && (
          <RecordDropdown of="tenants" label={words.field('tenant')} value={company} onChange={(id) => change({ company: id })} />
        )}
        {session.side !== 'tenant' && (
          <RecordDropdown of="access-doors" label={words.field('door')} value={door} onChange={(id) => change({ door: id })} />
        )}
      </Box>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Numbers report={data} word={word} />
      ) : (
        <SectionsSkeleton />
      )}
      {session.permissions.includes('ACCESS_PASS_LIST') && <PassReport centre={centre} from={from} to={to} />}
    </>
  );
}

interface NumbersProps {
  report: AccessReport;
  word: (name: string) => string;
}
function Numbers({ report, word }: NumbersProps) {
  const translate = useTranslate();
  const locale = useLocale();
  if (!report.days.length && !report.doors.length) return <EmptyState hint={word('empty')} />;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      {(['granted', 'denied'] as const).map((which) => (
        <SectionCard key={which} title={word(which === 'granted' ? 'hours' : 'deniedHours')}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1 }}>{word('head')}</Box>
          <HeatMap
            caption={word(which === 'granted' ? 'hours' : 'deniedHours')}
            head={word('weekday')}
            columns={HOURS.map((hour) => ({ key: String(hour), name: String(hour).padStart(2, '0') }))}
            rows={WEEKDAYS.map((weekday) => ({
              key: String(weekday),
              name: translate(`dates.weekdays.${weekday}`),
              counts: HOURS.map(
                (hour) => report.hours.find((one) => one.weekday % 7 === weekday && one.hour === hour)?.[which] ?? 0,
              ),
            }))}
          />
        </SectionCard>
      ))}
      <SectionCard title={word('doors')}>
        <PassedTable
          head={word('door')}
          word={word}
          rows={report.doors.map(({ id, code, name, ...counts }) => ({ key: String(id), name: `${code} · ${name}`, ...counts }))}
        />
      </SectionCard>
      <SectionCard title={word('companies')}>
        <PassedTable
          head={word('company')}
          word={word}
          rows={report.companies.map(({ id, name, ...counts }) => ({
            key: String(id ?? 'building'),
            name: name ?? word('building'),
            ...counts,
          }))}
        />
      </SectionCard>
      {report.people.length > 0 && (
        <SectionCard title={word('people')}>
          <PassedTable
            head={word('person')}
            word={word}
            rows={report.people.map(({ id, name, company, granted, denied }) => ({
              key: String(id),
              name: company ? `${name} · ${company}` : name,
              granted,
              denied,
            }))}
          />
        </SectionCard>
      )}
      {report.reasons.length > 0 && (
        <SectionCard title={word('reasons')}>
          <PassedTable
            head={word('reason')}
            word={word}
            rows={report.reasons.map(({ reason, denied }) => ({
              key: reason,
              name: translate(`resources.access-events.enums.reason.${reason}`),
              denied,
            }))}
          />
        </SectionCard>
      )}
      <SectionCard title={word('days')}>
        <PassedTable
          head={word('day')}
          word={word}
          rows={report.days.map(({ date, granted, denied }) => ({
            key: date,
            name: day.format(new Date(`${date}T00:00:00Z`)),
            granted,
            denied,
          }))}
        />
      </SectionCard>
    </>
  );
}
