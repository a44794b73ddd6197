/** Language and appearance as settings; the account menu offers the same. */
import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { locales } from '#i18n/locales.ts';
import { colourMode, colourModes, setColourMode, watchColourMode } from '../../../theme/colourMode.ts';
import { useLanguageChoice } from '../../account/useLanguageChoice.ts';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string; lang?: string }[];
  onChoose: (value: T) => void;
}

function Setting<T extends string>({ label, value, options, onChoose }: Props<T>) {
  return (
    <TextField select fullWidth label={label} value={value} onChange={(event) => onChoose(event.target.value as T)}>
      {options.map((one) => (
        <MenuItem key={one.value} value={one.value} lang={one.lang}>
          {one.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** en, 繁中 or 简中; holds at once and is remembered. */
export function LanguageSetting() {
  const translate = useTranslate();
  const [locale, setLocale] = useLanguageChoice();
  const options = locales.map((one) => ({ value: one.locale as string, label: one.name, lang: one.locale }));
  return <Setting label={translate('account.language')} value={locale} options={options} onChoose={setLocale} />;
}

/** Light, dark, or as the system says. */
export function AppearanceSetting() {
  const translate = useTranslate();
  const mode = useSyncExternalStore(watchColourMode, colourMode);
  const options = colourModes.map((one) => ({ value: one, label: translate(`shell.${one}`) }));
  return <Setting label={translate('account.appearance')} value={mode} options={options} onChoose={setColourMode} />;
}
