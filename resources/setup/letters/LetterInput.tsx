/** A text of a building in every language: placeholders as chips that insert themselves, and the product's text to start from. */
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { LocalizedInput, type OpenText } from '#resources/generate/kinds/inputs/LocalizedInput.tsx';
import { placeholder } from '#schemas/kernel/notices/placeholders.ts';
import type { messageTemplate } from '#schemas/setup/messageTemplate.ts';
import type { InputSlot } from '../../area.ts';

const WORDS = 'resources.message-templates.letter';

export default function LetterInput(props: InputSlot<typeof messageTemplate>) {
  const { name, record, onChange } = props;
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const byDefault = name === 'subject' ? record?.defaultSubject : record?.defaultBody;

  const insert = ({ typed, set }: OpenText, one: string) => {
    const at = input.current;
    const [start, end] = [at?.selectionStart ?? typed.length, at?.selectionEnd ?? typed.length];
    set(`${typed.slice(0, start)}${placeholder(one)}${typed.slice(end)}`);
    at?.focus();
  };
  return (
    <LocalizedInput
      {...props}
      values={{}}
      record={undefined}
      inputRef={input}
      hintIn={(language) => byDefault?.[language]}
      below={(open) => (
        <Stack
          direction="row"
          role="group"
          aria-label={translate(`${WORDS}.insert`)}
          sx={{ flexWrap: 'wrap', gap: 0.75, mt: 1, alignItems: 'center' }}
        >
          {(record?.placeholders ?? []).map((one) => (
            <Chip
              key={one}
              size="small"
              variant="outlined"
              label={placeholder(one)}
              aria-label={`${translate(`${WORDS}.insert`)} ${placeholder(one)}`}
              onClick={() => insert(open, one)}
            />
          ))}
          <Button size="small" onClick={() => onChange(byDefault ?? null)}>
            {translate(`${WORDS}.start`)}
          </Button>
        </Stack>
      )}
    />
  );
}
