/** One switch for all texts of a record that are kept in several languages; it marks the languages in which something lacks. */
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { isLocalized, type LocalizedText } from '#schemas/kernel/fields/localized.ts';
import { type ContentLanguage, contentLanguages } from '#src/kit/values/contentLanguages.ts';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { ReadLanguage } from '../kinds/readLanguage.ts';
import type { Row } from '../Row.ts';

interface Props {
  record: Row;
  /** The fields that are shown. */
  names: readonly string[];
  children: ReactNode;
}

export function RecordLanguages({ record, names, children }: Props) {
  const translate = useTranslate();
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
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen ?? own}
        onChange={(_, next: ContentLanguage | null) => next && setChosen(next)}
        aria-label={translate('record.languages')}
        sx={{ mb: 1.5 }}
      >
        {contentLanguages.map(({ code, short }) => (
          <ToggleButton key={code} value={code} sx={{ px: 1.5, py: 0.25, minHeight: 32, color: 'text.primary' }}>
            {short}
            {lacks(code) && (
              <>
                <span aria-hidden style={{ marginInlineStart: 4 }}>
                  ○
                </span>
                <span style={visuallyHidden}>, {translate('record.lacks')}</span>
              </>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {children}
    </ReadLanguage>
  );
}
