/** Who waits for a seat, session by session, in the order in which they move up. */

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, type RaRecord, useTranslate } from 'ra-core';
import type { activityEvent } from '#schemas/events/activityEvent.ts';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import type { RecordSlot } from '../area.ts';
import { recordPath } from '../generate/pagePath.ts';
import { useAtrium } from '../generate/useAtrium.ts';

type Waiting = RaRecord & RecordOf<typeof activityEventParticipant>;

export default function WaitingTab({ record }: RecordSlot<typeof activityEvent>) {
  const translate = useTranslate();
  const provider = useAtrium();
  const { data, error, refetch } = useQuery({
    queryKey: [activityEventParticipant.name, 'waiting', record.id],
    queryFn: async () =>
      (
        await provider.getList<Waiting>(activityEventParticipant.name, {
          filter: { activityEventId: (record as { recordId?: number }).recordId, status: 'WAITING' },
          sort: { field: 'id', order: 'ASC' },
          pagination: { page: 1, perPage: MAX_LIMIT },
        })
      ).data,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SectionsSkeleton count={1} />;
  if (data.length === 0) return <EmptyState hint={translate('resources.activity-events.nobodyWaits')} />;
  const sessions = [...new Map(data.map((one) => [one.activityEventTimeSlotId, one.activityEventTimeSlot])).values()];
  return sessions.map((session) => (
    <SectionCard key={session.id} title={session.label}>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {data
          .filter((one) => one.activityEventTimeSlotId === session.id)
          .map((one) => (
            <Box component="li" key={one.id}>
              <Link
                component={LinkBase}
                underline="none"
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
                to={recordPath(activityEventParticipant, one.id, record.uuid) ?? ''}
              >
                {one.user?.label ?? one.guestName ?? `#${one.id}`}
              </Link>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {one.tenant?.label} · <DateTime value={one.createdDate} />
              </Box>
            </Box>
          ))}
      </Box>
    </SectionCard>
  ));
}
