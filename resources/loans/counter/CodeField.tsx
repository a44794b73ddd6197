/** A code that a hand scanner types or a person: it ends with Enter, and the next one can follow at once. An empty line lends. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useEffect, useRef, useState } from 'react';

interface Props {
  onCode: (text: string) => void;
  /** What was said last: after each step, whatever it was done with, the scanner can type on. */
  said: unknown;
}

export function CodeField({ onCode, said }: Props) {
  const translate = useTranslate();
  const say = (word: string) => translate(`resources.loan-item-requests.counter.${word}`);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The hand scanner types at once, without a click before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer gives the focus back
  useEffect(() => input.current?.focus(), [said]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onCode(text);
    setText('');
    input.current?.focus();
  };
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        size="small"
        label={say('scan')}
        helperText={say('scanHint')}
        value={text}
        inputRef={input}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 200 } }}
      />
      <Button type="submit" variant="outlined" sx={{ flex: 'none', minHeight: 40 }}>
        {say('read')}
      </Button>
    </Box>
  );
}
