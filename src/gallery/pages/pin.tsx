import Button from '@mui/material/Button';
import { useState } from 'react';
import { PinDialog } from '#src/kit/pin/PinDialog.tsx';
import { Example } from '../Example.tsx';

/** A PIN that somebody else has. */
const TAKEN = '111111';

export default function Pin() {
  const [mode, setMode] = useState<'assign' | 'regenerate'>('assign');
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [pin, setPin] = useState('');
  return (
    <Example title="PIN" value={pin}>
      {(['assign', 'regenerate'] as const).map((one) => (
        <Button
          key={one}
          variant="outlined"
          sx={{ mr: 1 }}
          onClick={() => {
            setMode(one);
            setError(undefined);
            setOpen(true);
          }}
        >
          {one}
        </Button>
      ))}
      <PinDialog
        open={open}
        mode={mode}
        name="Mei Chan"
        error={error}
        onClose={() => setOpen(false)}
        onConfirm={(given) => {
          if (given === TAKEN) return setError('The PIN is duplicated in this building.');
          setPin(given);
          setOpen(false);
        }}
      />
    </Example>
  );
}
