/** The address of a link in every language: readers of a language without one get that of the fallback language. */
import Box from '@mui/material/Box';
import type { TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { fallbackLocale } from '#i18n/locales.ts';
import type { LinkPart, LinkValue } from '#schemas/kernel/fields/linkTypes.ts';
import { contentLanguages } from '#src/kit/values/contentLanguages.ts';
import { LanguageTabs } from '#src/kit/values/LanguageTabs.tsx';
import { useTextLanguage } from '#src/kit/values/textLanguage.ts';
import type { ControlProps } from '../Control.ts';
import { BaseInput } from './BaseInput.tsx';

interface Props extends ControlProps {
  part: Exclude<LinkPart, 'urls'>;
  link: LinkValue;
  onLink: (link: LinkValue) => void;
  more: Partial<TextFieldProps>;
}

export function LinkAddress({ part, link, onLink, more, ...props }: Props) {
  const { id, label } = props;
  const translate = useTranslate();
  const { language, choose, isShared } = useTextLanguage();
  const { urls = {} } = link;
  const isFirst = language === fallbackLocale;
  const short = contentLanguages.find(({ code }) => code === language)?.short ?? '';
  const textIn = (code: typeof language) => (code === fallbackLocale ? link[part] : urls[code]) ?? '';
  return (
    <Box role="group" aria-label={translate('inputs.languages', { label })}>
      <LanguageTabs
        id={`${id}-languages`}
        label={translate('inputs.languages', { label })}
        value={language}
        onChange={choose}
        isShared={isShared}
        filled={(code) => Boolean(textIn(code))}
      >
        <BaseInput
          key={language}
          {...props}
          inputRef={undefined}
          label={`${label} (${short})`}
          required={isFirst && part !== 'iosUrl'}
          value={textIn(language)}
          onText={(text) => onLink({ ...link, ...(isFirst ? { [part]: text } : { urls: { ...urls, [language]: text } }) })}
          more={more}
        />
      </LanguageTabs>
    </Box>
  );
}
