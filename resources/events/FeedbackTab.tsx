/** What people say about an event: how many stars, as bars, and their words, the newest first. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { activityEvent } from '#schemas/events/activityEvent.ts';
import { type FeedbackResults, MAX_STARS } from '#schemas/events/guest.ts';
import { BarTable } from '#src/kit/chart/BarTable.tsx';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { formatDateTime } from '#src/kit/values/dateTime.ts';
import type { RecordSlot } from '../area.ts';

const WORDS = 'resources.activity-events';

export default function FeedbackTab({ record }: RecordSlot<typeof activityEvent>) {
  const translate = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['activity-events', 'feedback', record.uuid, page],
    queryFn: async ({ signal }) =>
      (await http<FeedbackResults>('GET', `/activity-events/uuid/${record.uuid}/feedback`, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.average === null) return <Typography sx={{ p: 2 }}>{translate(`${WORDS}.feedback.none`)}</Typography>;
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(data.average);
  const rows = data.stars.map((count, index) => ({
    key: String(index + 1),
    name: translate(`${WORDS}.feedback.star`, { count: index + 1 }),
    count,
  }));
  return (
    <>
      <SectionCard title={translate(`${WORDS}.feedback.average`, { average, stars: MAX_STARS })}>
        <BarTable head={translate(`${WORDS}.tabLabels.feedback`)} rows={rows.toReversed()} total={data.total} />
      </SectionCard>
      {data.items.length > 0 && (
        <SectionCard title={translate(`${WORDS}.feedback.words`)}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.items.map(({ id, stars, comment, name, session, date }) => (
              <Box component="li" key={id} sx={{ py: 1.5, borderBottom: '1px solid var(--at-line)' }}>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[
                    translate(`${WORDS}.feedback.star`, { count: stars }),
                    translate(`${WORDS}.feedback.by`, { name, session }),
                    formatDateTime(date, zone, locale),
                  ].join(' · ')}
                </Typography>
                <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment}</Box>
              </Box>
            ))}
          </Box>
          {data.totalPage > 1 && (
            <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
              <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {translate('ra.navigation.previous')}
              </Button>
              <Button disabled={page >= data.totalPage} onClick={() => setPage(page + 1)}>
                {translate('ra.navigation.next')}
              </Button>
            </Box>
          )}
        </SectionCard>
      )}
    </>
  );
}
