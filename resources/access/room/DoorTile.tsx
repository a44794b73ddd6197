/** A door of the control room: what is known of it now, whether it is locked down, and its button. */
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { http } from '#dataProvider/httpClient.ts';
import type { Tone } from '#schemas/kernel/states/tone.ts';
import { RemarkDialog } from '#src/kit/dialogs/RemarkDialog.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import type { RoomDoor } from './useRoom.ts';
import { ROOM } from './words.ts';

const tones: Readonly<Record<RoomDoor['liveState'], Tone>> = {
  INACTIVE: 'neutral',
  OFFLINE: 'danger',
  UNKNOWN: 'neutral',
  CLOSED: 'success',
  OPEN: 'info',
  HELD_OPEN: 'warning',
  FORCED: 'danger',
  TAMPERED: 'danger',
};
const MAX_REASON = 300;

interface Props {
  centre: number;
  door: RoomDoor;
  mayAct: boolean;
  onDone: () => void;
}
export function DoorTile({ centre, door, mayAct, onDone }: Props) {
  const translate = useTranslate();
  const { id, code, name, liveState, lockdowns, lastCommand, hasController } = door;
  const [asks, setAsks] = useState(false);
  const called = `${code} · ${name}`;
  const canUnlock = mayAct && hasController && !lockdowns && liveState !== 'INACTIVE' && liveState !== 'OFFLINE';
  return (
    <Box
      data-door={code}
      sx={{
        display: 'grid',
        gap: 0.75,
        alignContent: 'start',
        p: 1.25,
        border: '1px solid',
        borderColor: lockdowns ? 'error.main' : 'var(--at-line)',
        borderRadius: 'var(--at-radius)',
      }}
    >
      <Link
        component={RouterLink}
        to={`/access-door/manage/${id}`}
        underline="hover"
        sx={{ fontWeight: 600, fontSize: '0.875rem', overflowWrap: 'anywhere' }}
      >
        {called}
      </Link>
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
        <StatusChip tone={tones[liveState]}>{translate(`resources.access-doors.enums.liveState.${liveState}`)}</StatusChip>
        {lockdowns > 0 && (
          <StatusChip tone="danger">
            {lockdowns > 1 ? translate(`${ROOM}.lockedTimes`, { count: lockdowns }) : translate(`${ROOM}.lockedDown`)}
          </StatusChip>
        )}
      </Box>
      {lastCommand && (
        <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {translate(`${ROOM}.outcome`, { status: translate(`resources.access-commands.enums.status.${lastCommand}`) })}
        </Box>
      )}
      {canUnlock && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          startIcon={<LockOpenOutlined />}
          aria-label={translate(`${ROOM}.unlockTitle`, { door: called })}
          onClick={() => setAsks(true)}
          sx={{ justifySelf: 'start' }}
        >
          {translate(`${ROOM}.unlock`)}
        </Button>
      )}
      {asks && (
        <UnlockDialog
          centre={centre}
          door={door}
          called={called}
          onClose={() => {
            setAsks(false);
            onDone();
          }}
        />
      )}
    </Box>
  );
}

interface DialogProps {
  centre: number;
  door: RoomDoor;
  called: string;
  onClose: () => void;
}
function UnlockDialog({ centre, door, called, onClose }: DialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const unlock = async (unlockReason: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const path = `/office-centres/${centre}/access-doors/${door.id}/unlock-door`;
      const { message } = await http('PUT', path, { body: { version: door.version, unlockReason } });
      notify(message, { type: 'success' });
      onClose();
    } catch (reason) {
      setError(errorText(translate, reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <RemarkDialog
      open
      title={translate(`${ROOM}.unlockTitle`, { door: called })}
      question={translate(`${ROOM}.unlockText`)}
      label={translate('resources.access-doors.fields.unlockReason')}
      confirmLabel={translate(`${ROOM}.unlock`)}
      max={MAX_REASON}
      busy={busy}
      {...(error && { error })}
      onConfirm={(reason) => void unlock(reason)}
      onClose={onClose}
    />
  );
}
