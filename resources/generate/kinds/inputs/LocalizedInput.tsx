/** A text in every language, one tab each; the fallback language is required (000 §5). What else an input needs stands below the tabs. */
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { fallbackLocale } from '#i18n/locales.ts';
import type { LocalizedField, LocalizedText } from '#schemas/kernel/fields/field.ts';
import { type ContentLanguage, contentLanguages } from '#src/kit/values/contentLanguages.ts';
import { LanguageTabs } from '#src/kit/values/LanguageTabs.tsx';
import { useTextLanguage } from '#src/kit/values/textLanguage.ts';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import type { ControlProps } from '../Control.ts';
import { TranslationText } from './TranslationText.tsx';

/** The language whose tab is open, its text, and how to change it. */
export interface OpenText {
  language: ContentLanguage;
  typed: string;
  set: (text: string) => void;
}
interface Props extends ControlProps {
  /** What a language's empty input hints at. */
  hintIn?: (language: ContentLanguage) => string | undefined;
  below?: (open: OpenText) => ReactNode;
}

export function LocalizedInput({ hintIn, below, ...props }: Props) {
  const { id, label, onChange, error, required, disabled } = props;
  const field = props.field as LocalizedField;
  const translate = useTranslate();
  const { language, choose, isShared } = useTextLanguage();
  const texts = (props.value as Partial<LocalizedText> | null) ?? {};
  const typed = texts[language] ?? '';
  const short = contentLanguages.find(({ code }) => code === language)?.short ?? '';

  const set = (text: string) => {
    const next = { ...texts, [language]: text };
    onChange(Object.values(next).some(Boolean) ? next : null);
  };
  return (
    <FormControl component="fieldset" fullWidth disabled={disabled} error={Boolean(error)}>
      <FormLabel
        component="legend"
        required={required}
        // Beside no tabs the one input says it itself.
        sx={isShared && !field.rich ? visuallyHidden : { fontSize: '0.875rem', mb: isShared ? 1 : 0 }}
      >
        {label}
      </FormLabel>
      <LanguageTabs
        id={id}
        label={translate('inputs.languages', { label })}
        value={language}
        onChange={choose}
        isShared={isShared}
        filled={(code) => Boolean(texts[code])}
      >
        <TranslationText
          // Each language is an editor of its own: undo in one does not restore the text of another.
          key={language}
          {...props}
          field={field}
          id={`${id}-${language}`}
          label={`${label} (${short})`}
          hint={hintIn ? hintIn(language) : props.hint}
          value={typed}
          onChange={(text) => set(String(text ?? ''))}
          required={required && language === fallbackLocale}
        />
      </LanguageTabs>
      {below?.({ language, typed, set })}
    </FormControl>
  );
}
