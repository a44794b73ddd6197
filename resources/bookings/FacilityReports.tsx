/** /facility-reports (002 §2, §7): the use of facilities in a period, by hour and weekday, by facility and by company. */
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { SLOW_CALL_MS } from '#authProvider/request.ts';
import { useSession } from '#authProvider/useSession.ts';
import { type Base64File, saveBase64 } from '#dataProvider/base64Download.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { FacilityReport } from '#schemas/bookings/report.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { HeatMap } from '#src/kit/chart/HeatMap.tsx';
import { tableLook } from '#src/kit/chart/tableLook.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useDownload } from '#src/kit/useDownload.ts';
import { Money } from '#src/kit/values/Money.tsx';
import { PeriodFilter } from '../generate/filters/PeriodFilter.tsx';
import { RecordDropdown } from '../generate/filters/RecordDropdown.tsx';
import { useReportPeriod } from '../generate/filters/useReportPeriod.ts';
import { MailButton } from '../generate/MailButton.tsx';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../generate/useEntity.ts';
import { useWords } from '../generate/words.ts';
import { UseTable } from './UseTable.tsx';

const CALL = '/facility-bookings/report';
/** From Monday to Sunday, as the days of the week are called in `dates.weekdays`. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export default function FacilityReports() {
  const entity = useEntity('facility-bookings');
  const words = useWords(entity);
  const translate = useTranslate();
  const session = useSession();
  const { asked, from, to, change } = useReportPeriod();
  const facility = asked.get('facility') ?? '';
  const category = asked.get('category') ?? '';
  const word = (name: string, params?: object) => translate(`resources.facility-bookings.report.${name}`, params);

  const query = { from, to, ...(facility && { facilityId: facility }), ...(category && { categoryId: category }) };
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'report', query],
    queryFn: ({ signal }) => http<FacilityReport>('GET', CALL, { query, signal }).then((answer) => answer.data),
    placeholderData: (shown) => shown,
  });
  const { busy, start } = useDownload(() =>
    http<Base64File>('GET', `${CALL}/generate-record`, { query, timeoutMs: SLOW_CALL_MS }).then((answer) =>
      saveBase64(answer.data),
    ),
  );
  const mail = async () => {
    await http('GET', `${CALL}/email-record`, { query });
    return true;
  };
  const mayTake = can(session, entity, 'emailRecord');
  return (
    <>
      <ScreenHeader
        actions={
          <>
            {mayTake && (
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
            )}
            {mayTake && <MailButton label={word('mailed')} order={mail} />}
          </>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'flex-start' }}>
        <PeriodFilter
          label={words.field('startAt')}
          from={from}
          to={to}
          onChange={(first, last) => change({ from: first, to: last })}
        />
        <RecordDropdown
          of="facility-categories"
          label={words.field('category')}
          value={category}
          onChange={(id) => change({ category: id, facility: '' })}
        />
        <RecordDropdown
          of="facilities"
          label={words.field('facility')}
          value={facility}
          onChange={(id) => change({ facility: id })}
        />
      </Box>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Numbers report={data} word={word} />
      ) : (
        <SectionsSkeleton />
      )}
    </>
  );
}

interface NumbersProps {
  report: FacilityReport;
  word: (name: string, params?: object) => string;
}
function Numbers({ report, word }: NumbersProps) {
  const translate = useTranslate();
  const counts = new Map(report.hours.map(({ weekday, hour, bookings }) => [`${weekday % 7} ${hour}`, bookings]));
  const some = report.facilities.some(({ bookings, cancelled }) => bookings + cancelled > 0);
  return (
    <>
      <SectionCard title={word('hours')}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1 }}>{word('head')}</Box>
        {report.hours.length === 0 ? (
          <EmptyState hint={word('empty')} />
        ) : (
          <HeatMap
            caption={word('caption')}
            head={word('weekday')}
            columns={HOURS.map((hour) => ({ key: String(hour), name: String(hour).padStart(2, '0') }))}
            rows={WEEKDAYS.map((day) => ({
              key: String(day),
              name: translate(`dates.weekdays.${day}`),
              counts: HOURS.map((hour) => counts.get(`${day} ${hour}`) ?? 0),
            }))}
          />
        )}
      </SectionCard>
      <SectionCard title={word('facilities')}>
        <UseTable
          head={word('facility')}
          rows={report.facilities}
          currency={report.currency}
          nameOf={({ name }) => name ?? ''}
          word={word}
        />
      </SectionCard>
      {some && (
        <SectionCard title={word('companies')}>
          <UseTable
            head={word('company')}
            rows={report.companies}
            currency={report.currency}
            nameOf={({ name }) => name ?? word('building')}
            word={word}
          />
        </SectionCard>
      )}
      {some && (
        <SectionCard title={word('cancellations')}>
          <Cancellations report={report} word={word} />
        </SectionCard>
      )}
    </>
  );
}

/** How long before their start bookings were cancelled, and what that has brought in. */
function Cancellations({ report: { cancellations, facilities, currency }, word }: NumbersProps) {
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const all = facilities.reduce((sum, { bookings, cancelled }) => sum + bookings + cancelled, 0);
  return (
    <Box role="region" aria-label={word('cancellations')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableLook}>
        <thead>
          <tr>
            <th scope="col">{word('reason')}</th>
            <th scope="col">{word('cancelled')}</th>
            <th scope="col">{word('lateShare')}</th>
            <th scope="col">{word('fees')}</th>
          </tr>
        </thead>
        <tbody>
          {cancellations.map(({ when, cancelled, fees }) => (
            <tr key={when}>
              <th scope="row">{word(when)}</th>
              <td>{number.format(cancelled)}</td>
              <td>{percent.format(all ? cancelled / all : 0)}</td>
              <td>
                <Money minor={fees} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
