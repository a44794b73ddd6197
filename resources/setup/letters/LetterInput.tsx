/** A text of a building in every language: placeholders as chips that insert themselves, and the product's text to start from. */
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { fallbackLocale } from '#i18n/locales.ts';
import { TranslationText } from '#resources/generate/kinds/inputs/TranslationText.tsx';
import type { LocalizedField, LocalizedText } from '#schemas/kernel/fields/field.ts';
import { placeholder } from '#schemas/kernel/notices/placeholders.ts';
import type { messageTemplate } from '#schemas/setup/messageTemplate.ts';
import { type ContentLanguage, contentLanguages } from '#src/kit/values/contentLanguages.ts';
import { LanguageTabs } from '#src/kit/values/LanguageTabs.tsx';
import type { InputSlot } from '../../area.ts';

const WORDS = 'resources.message-templates.letter';

export default function LetterInput(props: InputSlot<typeof messageTemplate>) {
  const { id, name, label, value, onChange, error, required, record } = props;
  const field = props.field as LocalizedField;
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [language, setLanguage] = useState<ContentLanguage>(fallbackLocale);
  const texts = (value as Partial<LocalizedText> | null) ?? {};
  const typed = texts[language] ?? '';
  const short = contentLanguages.find(({ code }) => code === language)?.short ?? '';

  const set = (text: string) => {
    const next = { ...texts, [language]: text };
    onChange(Object.values(next).some(Boolean) ? next : null);
  };
  const insert = (one: string) => {
    const at = input.current;
    const [start, end] = [at?.selectionStart ?? typed.length, at?.selectionEnd ?? typed.length];
    set(`${typed.slice(0, start)}${placeholder(one)}${typed.slice(end)}`);
    at?.focus();
  };
  const byDefault = name === 'subject' ? record?.defaultSubject : record?.defaultBody;
  return (
    <FormControl component="fieldset" fullWidth error={Boolean(error)}>
      <FormLabel component="legend" required={required} sx={{ fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      <LanguageTabs
        id={id}
        label={translate('inputs.languages', { label })}
        value={language}
        onChange={setLanguage}
        filled={(code) => Boolean(texts[code])}
      >
        <TranslationText
          key={language}
          {...props}
          values={{}}
          record={undefined}
          field={field}
          id={`${id}-${language}`}
          inputRef={input}
          label={`${label} (${short})`}
          hint={byDefault?.[language]}
          value={typed}
          onChange={(text) => set(String(text ?? ''))}
          required={required && language === fallbackLocale}
        />
      </LanguageTabs>
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
            onClick={() => insert(one)}
          />
        ))}
        <Button size="small" onClick={() => onChange(byDefault ?? null)}>
          {translate(`${WORDS}.start`)}
        </Button>
      </Stack>
    </FormControl>
  );
}
