/** Beside the title of a notification: how far its sending is, live, or what its number of recipients means until then. */
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useRefresh, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { notification } from '#schemas/broadcasts/notification.ts';
import type { RecordSlot } from '../area.ts';

interface Sent {
  status: string;
  recipientCount: number | null;
  sentCount: number | null;
}

export default function Progress({ record }: RecordSlot<typeof notification>) {
  const translate = useTranslate();
  if (record.status === 'SCHEDULED')
    return (
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {translate('resources.notifications.expected', { smart_count: record.recipientCount })}
      </Box>
    );
  const isOnItsWay = record.status === 'SENDING' || record.status === 'PAUSED';
  return isOnItsWay && record.uuid ? <Bar uuid={record.uuid} status={record.status} /> : null;
}

function Bar({ uuid, status }: { uuid: string; status: string }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const number = new Intl.NumberFormat(useLocale());
  // Refetched with the lists, whenever a batch has been sent.
  const { data } = useQuery({
    queryKey: ['notifications', 'progress', uuid],
    queryFn: async ({ signal }) => (await http<Sent>('GET', `/notifications/uuid/${uuid}`, { signal })).data,
  });
  const isOver = data !== undefined && data.status !== status;
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver, refresh]);
  if (!data) return null;
  const { recipientCount: all, sentCount: sent } = data;
  const text = translate('resources.notifications.progress', { sent: number.format(sent ?? 0), all: number.format(all ?? 0) });
  return (
    <Box sx={{ minWidth: 160 }}>
      <Box
        component="span"
        role="status"
        sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
      </Box>
      <LinearProgress variant="determinate" value={all ? (100 * (sent ?? 0)) / all : 0} aria-label={text} />
    </Box>
  );
}
