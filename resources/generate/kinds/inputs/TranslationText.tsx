import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { LocalizedField } from '#schemas/kernel/fields/field.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { Counter } from '#src/kit/values/Counter.tsx';
import type { ControlProps } from '../Control.ts';
import { BaseInput } from './BaseInput.tsx';

const Editor = latePart(async () => ({ default: (await import('#src/kit/richText/RichTextEditor.tsx')).RichTextEditor }));

/** Rows of a translation (000 §5). */
const ROWS = 8;

/** The text of one language, with how much of its room is used: formatted, on one line, or on eight rows. */
export function TranslationText(props: ControlProps) {
  const { id, error, hint, onChange } = props;
  const { max, rich, short } = props.field as LocalizedField;
  const translate = useTranslate();
  const text = String(props.value ?? '');
  if (rich)
    return (
      <Suspense fallback={<Box sx={{ minHeight: '14rem' }} />}>
        <Editor {...props} hiddenLabel value={text} max={max} />
      </Suspense>
    );
  return (
    <>
      <BaseInput
        {...props}
        hint={undefined}
        error={undefined}
        value={text}
        onText={onChange}
        more={{
          error: Boolean(error),
          slotProps: { htmlInput: { 'aria-describedby': `${id}-help ${id}-count`, maxLength: max } },
          ...(short ? {} : { multiline: true, rows: ROWS }),
        }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <FormHelperText id={`${id}-help`} error={Boolean(error)}>
          {error ?? hint}
        </FormHelperText>
        <Counter id={`${id}-count`} count={text.length} max={max} full={translate('inputs.limitReached')} />
      </Box>
    </>
  );
}
