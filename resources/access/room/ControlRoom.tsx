/** The control room: the doors of each floor as they are now, what happens at them, lockdowns, and who is in. */
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DoorTile } from './DoorTile.tsx';
import { EventStream } from './EventStream.tsx';
import { LockdownDialog } from './LockdownDialog.tsx';
import { Lockdowns } from './Lockdowns.tsx';
import { type RoomDoor, useRoom } from './useRoom.ts';
import { WhoIsIn } from './WhoIsIn.tsx';
import { ROOM } from './words.ts';

/** Floors in the order in which people count them: those with numbers by number, others after them. */
const byFloor = (one: string, other: string): number => {
  const [first, second] = [Number.parseFloat(one), Number.parseFloat(other)];
  if (Number.isNaN(first) || Number.isNaN(second))
    return Number(Number.isNaN(first)) - Number(Number.isNaN(second)) || one.localeCompare(other);
  return first - second;
};
function floorsOf(doors: readonly RoomDoor[]): [string, RoomDoor[]][] {
  const floors = new Map<string, RoomDoor[]>();
  for (const door of doors) floors.set(door.floorNo ?? '', [...(floors.get(door.floorNo ?? '') ?? []), door]);
  return [...floors].sort(([one], [other]) => byFloor(one, other));
}

export default function ControlRoom({ centre }: { centre: number }) {
  const translate = useTranslate();
  const session = useSession();
  const { data, error, refetch } = useRoom(centre);
  const [locks, setLocks] = useState(false);
  const mayAct = !refusalOf(session, { permission: 'ACCESS_CONTROL_MANAGE' });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SectionsSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 2fr) minmax(320px, 1fr)' } }}>
      <Box sx={{ minWidth: 0 }}>
        <Lockdowns
          centre={centre}
          mayAct={mayAct}
          add={
            mayAct && (
              <Button size="small" variant="contained" color="error" startIcon={<LockOutlined />} onClick={() => setLocks(true)}>
                {translate(`${ROOM}.lockDown`)}
              </Button>
            )
          }
        />
        <SectionCard title={translate(`${ROOM}.doors`)}>
          {data.doors.length === 0 && translate(`${ROOM}.noDoors`)}
          {floorsOf(data.doors).map(([floor, doors]) => (
            <Box
              key={floor}
              component="section"
              aria-label={floor || translate(`${ROOM}.noFloor`)}
              sx={{ mb: 2.5, '&:last-of-type': { mb: 0 } }}
            >
              <Box component="h3" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary', m: 0, mb: 1 }}>
                {floor ? translate('resources.roll-calls.wardens.floor', { floor }) : translate(`${ROOM}.noFloor`)}
              </Box>
              <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))' }}>
                {doors.map((door) => (
                  <DoorTile key={door.id} centre={centre} door={door} mayAct={mayAct} onDone={() => void refetch()} />
                ))}
              </Box>
            </Box>
          ))}
        </SectionCard>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <WhoIsIn centre={centre} mayAct={mayAct} />
        <EventStream centre={centre} />
      </Box>
      {locks && <LockdownDialog centre={centre} doors={data.doors} onClose={() => setLocks(false)} />}
    </Box>
  );
}
