/** Asks which doors are locked down, why and for how long; Confirm waits three seconds. */
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { lockdownCovers } from '#schemas/access/room/accessLockdown.ts';
import { CountdownConfirm } from '#src/kit/dialogs/CountdownConfirm.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { useChoices } from '../../generate/kinds/useChoices.ts';
import type { RoomDoor } from './useRoom.ts';
import { ROOM } from './words.ts';

interface Props {
  centre: number;
  doors: readonly RoomDoor[];
  onClose: () => void;
}
const MAX_REASON = 300;
const MAX_MINUTES = 10_080;

export function LockdownDialog({ centre, doors, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [covers, setCovers] = useState<(typeof lockdownCovers)[number]>('BUILDING');
  const [which, setWhich] = useState('');
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { choices } = useChoices({ to: 'door-groups', search: '', pick: undefined, enabled: covers === 'DOOR_GROUP' });
  const word = (name: string) => translate(`resources.access-lockdowns.fields.${name}`);
  const options =
    covers === 'DOOR'
      ? doors.map(({ id, code, name }) => ({ id, label: `${code} · ${name}` }))
      : choices.map(({ id, label }) => ({ id: Number(id), label }));
  const isWhole = covers === 'BUILDING';
  const isTime = minutes === '' || (/^\d+$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= MAX_MINUTES);
  const lock = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { message } = await http('POST', `/office-centres/${centre}/access-lockdowns`, {
        body: {
          covers,
          reason: reason.trim(),
          ...(covers === 'DOOR' && { doorId: Number(which) }),
          ...(covers === 'DOOR_GROUP' && { doorGroupId: Number(which) }),
          ...(minutes && { endsAt: new Date(Date.now() + Number(minutes) * 60_000).toISOString() }),
        },
      });
      notify(message, { type: 'success' });
      onClose();
    } catch (failed) {
      setError(errorText(translate, failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <CountdownConfirm
      open
      title={translate(`${ROOM}.lockTitle`)}
      warning={translate(`${ROOM}.lockText`)}
      confirmLabel={translate(`${ROOM}.lockDown`)}
      disabled={!reason.trim() || !isTime || (!isWhole && !which)}
      busy={busy}
      {...(error && { error })}
      onConfirm={() => void lock()}
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        margin="normal"
        id="lockdown-covers"
        label={word('covers')}
        value={covers}
        onChange={({ target }) => {
          setCovers(target.value as typeof covers);
          setWhich('');
        }}
      >
        {lockdownCovers.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`resources.access-lockdowns.enums.covers.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {!isWhole && (
        <TextField
          select
          fullWidth
          required
          margin="normal"
          id="lockdown-which"
          label={word(covers === 'DOOR' ? 'door' : 'doorGroup')}
          value={options.some(({ id }) => String(id) === which) ? which : ''}
          onChange={({ target }) => setWhich(target.value)}
        >
          {options.map(({ id, label }) => (
            <MenuItem key={id} value={String(id)}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        fullWidth
        required
        margin="normal"
        label={word('reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      />
      <TextField
        fullWidth
        margin="normal"
        label={translate(`${ROOM}.minutes`)}
        value={minutes}
        error={!isTime}
        helperText={translate(`${ROOM}.minutesHint`)}
        onChange={({ target }) => setMinutes(target.value.trim())}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
      />
    </CountdownConfirm>
  );
}
