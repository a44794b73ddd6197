/** Formatted text with a label, a toolbar and a counter. */
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'ra-core';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { isBlankHtml, visibleLength } from '#schemas/kernel/fields/richText.ts';
import { Counter } from '../values/Counter.tsx';
import { visuallyHidden } from '../values/visuallyHidden.ts';
import { EditorParts } from './EditorParts.tsx';
import { frameStyle } from './style.ts';
import { WritingArea } from './WritingArea.tsx';

interface Props {
  id: string;
  label: ReactNode;
  /** The label is for screen readers only, where the surrounding widget shows one. */
  hiddenLabel?: boolean;
  /** HTML; a blank text is an empty string. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** How many characters it holds. */
  max: number;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

export function RichTextEditor(props: Props) {
  const { id, label, value, max, error, hint, required = false, disabled = false, inputRef, hiddenLabel } = props;
  const translate = useTranslate();
  const latest = useRef(props);
  latest.current = props;
  /** The editor's last own value: a different value was set from outside. */
  const said = useRef(value);
  const [version, setVersion] = useState(0);
  // Before the next key can be typed: what is typed meanwhile would count as set from outside.
  useLayoutEffect(() => {
    if (value === said.current) return;
    said.current = value;
    setVersion((before) => before + 1);
  }, [value]);

  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
      <FormLabel
        component="span"
        id={`${id}-name`}
        required={required}
        onClick={() => document.getElementById(id)?.focus()}
        sx={hiddenLabel ? visuallyHidden : { mb: 0.75, fontSize: '0.875rem' }}
      >
        {label}
      </FormLabel>
      <Box sx={{ ...frameStyle, borderColor: error ? 'error.main' : 'var(--at-line-strong)' }}>
        <WritingArea
          key={`${version} ${id} ${max} ${disabled}`}
          id={id}
          first={value}
          max={max}
          disabled={disabled}
          attributes={{
            role: 'textbox',
            'aria-multiline': 'true',
            'aria-labelledby': `${id}-name`,
            'aria-describedby': `${id}-help ${id}-count`,
          }}
          toolbar={
            <EditorParts controls={id} invalid={Boolean(error)} required={required} disabled={disabled} inputRef={inputRef} />
          }
          onChange={(html) => {
            said.current = isBlankHtml(html) ? '' : html;
            latest.current.onChange(said.current);
          }}
          onBlur={() => latest.current.onBlur?.()}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <FormHelperText id={`${id}-help`}>{error ?? hint}</FormHelperText>
        <Counter id={`${id}-count`} count={visibleLength(value)} max={max} full={translate('inputs.limitReached')} />
      </Box>
    </FormControl>
  );
}
