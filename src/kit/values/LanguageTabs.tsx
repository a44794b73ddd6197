import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { type ContentLanguage, contentLanguages } from './contentLanguages.ts';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props {
  id: string;
  label: string;
  value: ContentLanguage;
  onChange: (language: ContentLanguage) => void;
  /** Is there something in this language? */
  filled: (language: ContentLanguage) => boolean;
  /** A switch above chooses the language: no tabs here. */
  isShared?: boolean;
  children: ReactNode;
}

/** EN, TC and SC as tabs; a dot marks those that have a text. */
export function LanguageTabs({ id, label, value, onChange, filled, isShared = false, children }: Props) {
  const translate = useTranslate();
  if (isShared) return children;
  return (
    <>
      <Tabs
        value={value}
        onChange={(_, next: ContentLanguage) => onChange(next)}
        aria-label={label}
        sx={{ minHeight: 36, mb: 1 }}
      >
        {contentLanguages.map(({ code, short }) => (
          <Tab
            key={code}
            value={code}
            id={`${id}-tab-${code}`}
            aria-controls={`${id}-panel`}
            sx={{ minHeight: 36, minWidth: 56, py: 0 }}
            label={
              <span>
                {short}
                {filled(code) && (
                  <>
                    <Box component="span" aria-hidden sx={{ ml: 0.5, color: 'var(--at-accent)' }}>
                      •
                    </Box>
                    <span style={visuallyHidden}>, {translate('inputs.filled')}</span>
                  </>
                )}
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`}>
        {children}
      </div>
    </>
  );
}
