/** EN, TC and SC as one switch, for everything below it; a ring marks a language in which something lacks. */
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { type ContentLanguage, contentLanguages } from './contentLanguages.ts';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props {
  value: ContentLanguage;
  onChange: (language: ContentLanguage) => void;
  lacks: (language: ContentLanguage) => boolean;
}

export function LanguageSwitch({ value, onChange, lacks }: Props) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, next: ContentLanguage | null) => next && onChange(next)}
      aria-label={translate('record.languages')}
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
  );
}
