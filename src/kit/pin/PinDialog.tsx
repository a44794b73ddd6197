import Casino from '@mui/icons-material/CasinoOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { isComplete, pinMessage, randomPin } from './digits.ts';
import { PinBoxes } from './PinBoxes.tsx';

interface Props {
  open: boolean;
  /** Giving somebody a first PIN, or another one in its place. */
  mode: 'assign' | 'regenerate';
  /** Whose it is. */
  name?: string;
  busy?: boolean;
  /** The server's answer to the last attempt. */
  error?: string;
  onConfirm: (pin: string) => void;
  onClose: () => void;
}

/** Assigning or regenerating a PIN (000 §2): six boxes, all filled before Confirm; a duplicate shows the message of 000 §8. */
export function PinDialog({ open, mode, name, busy, error, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const helpId = useId();
  const [pin, setPin] = useState('');
  useEffect(() => {
    if (open) setPin('');
  }, [open]);
  return (
    <ConfirmDialog
      open={open}
      title={translate(`devices.pin.${mode}`)}
      question={name}
      disabled={!isComplete(pin)}
      busy={busy}
      onClose={onClose}
      onConfirm={() => onConfirm(pin)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete(pin) && !busy) onConfirm(pin);
        }}
        style={{ marginTop: 12 }}
      >
        <PinBoxes value={pin} onChange={setPin} disabled={busy} error={Boolean(error)} autoFocus={open} describedBy={helpId} />
        <FormHelperText id={helpId} error={Boolean(error)} role={error ? 'alert' : undefined}>
          {error ? translate(pinMessage(error), { _: error }) : translate('devices.pin.hint')}
        </FormHelperText>
        <Button startIcon={<Casino />} size="small" disabled={busy} onClick={() => setPin(randomPin())} sx={{ mt: 1 }}>
          {translate('devices.pin.random')}
        </Button>
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}
