/** What happens at the doors, the newest first, as it happens. */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { accessEventTones } from '#schemas/access/room/accessEvent.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { useRoomEvents } from './useRoom.ts';
import { ROOM } from './words.ts';

export function EventStream({ centre }: { centre: number }) {
  const session = useSession();
  return refusalOf(session, { permission: 'ACCESS_REPORT_LIST' }) ? null : <Stream centre={centre} />;
}

function Stream({ centre }: { centre: number }) {
  const translate = useTranslate();
  const { data } = useRoomEvents(centre);
  return (
    <SectionCard
      title={translate(`${ROOM}.stream`)}
      action={
        <Link component={RouterLink} to="/access-events" sx={{ fontSize: '0.875rem' }}>
          {translate(`${ROOM}.allEvents`)}
        </Link>
      }
    >
      {data?.items.length === 0 && <Box sx={{ color: 'text.secondary' }}>{translate(`${ROOM}.noEvents`)}</Box>}
      <Box
        component="ol"
        aria-label={translate(`${ROOM}.stream`)}
        tabIndex={0}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxHeight: 560, overflowY: 'auto' }}
      >
        {data?.items.map(({ id, happenedAt, eventType, reason, door, user, actor, remark, tenant }) => (
          <Box key={id} component="li" sx={{ display: 'grid', gap: 0.25, fontSize: '0.875rem' }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <StatusChip tone={accessEventTones[eventType]}>
                {translate(`resources.access-events.enums.eventType.${eventType}`)}
              </StatusChip>
              {eventType === 'DENIED' && reason && (
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {translate(`resources.access-events.enums.reason.${reason}`)}
                </Box>
              )}
            </Box>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {[door?.label, (user ?? actor)?.label, tenant?.label].filter(Boolean).join(' · ')}
            </Box>
            {remark && <Box sx={{ overflowWrap: 'anywhere' }}>{remark}</Box>}
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <DateTime value={happenedAt} />
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
