import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { LocalizedField, LocalizedText } from '#schemas/kernel/field.ts';
import type { ControlProps } from '../Control.ts';

/** EN, TC and SC name the content languages everywhere; they are the same in each of them. */
const languages = [
  ['en', 'EN'],
  ['zh-Hant', 'TC'],
  ['zh-Hans', 'SC'],
] as const satisfies readonly (readonly [keyof LocalizedText, string])[];

/** A text in three languages, of which English is the one that must be there. */
export function LocalizedInput({
  id,
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  field,
  error,
  hint,
  required,
  disabled,
}: ControlProps) {
  const text = (value as LocalizedText | null) ?? { en: '' };
  const { max } = field as LocalizedField;
  return (
    <FormControl component="fieldset" fullWidth disabled={disabled}>
      <FormLabel component="legend" required={required} error={Boolean(error)} sx={{ mb: 1, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      <Stack sx={{ gap: 1.5 }}>
        {languages.map(([language, short], index) => (
          <TextField
            key={language}
            id={`${id}-${language}`}
            label={short}
            size="small"
            fullWidth
            multiline
            maxRows={8}
            value={text[language] ?? ''}
            onChange={(event) => onChange({ ...text, [language]: event.target.value })}
            onBlur={onBlur}
            inputRef={index === 0 ? inputRef : undefined}
            error={index === 0 && Boolean(error)}
            helperText={(index === 0 ? (error ?? hint) : undefined) ?? `${(text[language] ?? '').length} / ${max}`}
          />
        ))}
      </Stack>
    </FormControl>
  );
}
