/** A code that somebody reads out, or that a hand scanner types: it ends with Enter, and the next one can follow at once. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';

interface Props {
  /** Of the field. */
  label: string;
  /** Of the button. */
  sendLabel: string;
  onCode: (text: string) => void;
}

export function CodeForm({ label, sendLabel, onCode }: Props) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!codeIn(text)) return;
    onCode(text);
    setText('');
  };
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        size="small"
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 200 } }}
      />
      <Button type="submit" variant="contained" sx={{ flex: 'none', minHeight: 40 }}>
        {sendLabel}
      </Button>
    </Box>
  );
}
