/** One switch for all texts of a record that are kept in several languages; it marks the languages in which something lacks. */
import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { isLocalized, type LocalizedText } from '#schemas/kernel/fields/localized.ts';
import type { ContentLanguage } from '#src/kit/values/contentLanguages.ts';
import { LanguageSwitch } from '#src/kit/values/LanguageSwitch.tsx';
import { ReadLanguage } from '../kinds/readLanguage.ts';
import type { Row } from '../Row.ts';

interface Props {
  record: Row;
  /** The fields that are shown. */
  names: readonly string[];
  children: ReactNode;
}

export function RecordLanguages({ record, names, children }: Props) {
  const own = useLocale() as ContentLanguage;
  const [chosen, setChosen] = useState<ContentLanguage>();
  const texts = names.flatMap((name) => {
    const value = record[name];
    return isLocalized(value) ? [value as Partial<LocalizedText>] : [];
  });
  if (!texts.length) return children;
  const lacks = (code: ContentLanguage) => texts.some((text) => !text[code]);
  return (
    <ReadLanguage value={chosen}>
      <Box sx={{ mb: 1.5 }}>
        <LanguageSwitch value={chosen ?? own} onChange={setChosen} lacks={lacks} />
      </Box>
      {children}
    </ReadLanguage>
  );
}
