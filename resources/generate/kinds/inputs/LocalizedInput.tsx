import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { fallbackLocale } from '#i18n/locales.ts';
import type { LocalizedField, LocalizedText } from '#schemas/kernel/fields/field.ts';
import { type ContentLanguage, contentLanguages } from '#src/kit/values/contentLanguages.ts';
import { LanguageTabs } from '#src/kit/values/LanguageTabs.tsx';
import type { ControlProps } from '../Control.ts';
import { TranslationText } from './TranslationText.tsx';

/** A text in every language, one tab each; the fallback language is required (000 §5). */
export function LocalizedInput(props: ControlProps) {
  const { id, label, onChange, error, required, disabled } = props;
  const field = props.field as LocalizedField;
  const translate = useTranslate();
  const [language, setLanguage] = useState<ContentLanguage>(fallbackLocale);
  const text = (props.value as Partial<LocalizedText> | null) ?? {};
  const short = contentLanguages.find(({ code }) => code === language)?.short ?? '';

  const set = (typed: string) => {
    const next = { ...text, [language]: typed };
    onChange(Object.values(next).some(Boolean) ? next : null);
  };
  return (
    <FormControl component="fieldset" fullWidth disabled={disabled} error={Boolean(error)}>
      <FormLabel component="legend" required={required} sx={{ fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      <LanguageTabs
        id={id}
        label={translate('inputs.languages', { label })}
        value={language}
        onChange={setLanguage}
        filled={(code) => Boolean(text[code])}
      >
        <TranslationText
          // Each language is an editor of its own: undo in one does not restore the text of another.
          key={language}
          {...props}
          field={field}
          id={`${id}-${language}`}
          label={`${label} (${short})`}
          value={text[language] ?? ''}
          onChange={(typed) => set(String(typed ?? ''))}
          required={required && language === fallbackLocale}
        />
      </LanguageTabs>
    </FormControl>
  );
}
