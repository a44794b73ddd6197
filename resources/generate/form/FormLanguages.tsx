/** One switch for all texts of a form that are kept in several languages. */
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { fallbackLocale } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import type { ContentLanguage } from '#src/kit/values/contentLanguages.ts';
import { LanguageSwitch } from '#src/kit/values/LanguageSwitch.tsx';
import { TextLanguage } from '#src/kit/values/textLanguage.ts';
import type { Values } from './body.ts';

interface Props {
  entity: Entity;
  /** The fields of the form with texts in several languages. */
  names: readonly string[];
  children: ReactNode;
}

export default function FormLanguages({ entity, names, children }: Props) {
  const values = useWatch() as Values;
  const { errors, submitCount, isSubmitting } = useFormState();
  const [language, choose] = useState<ContentLanguage>(fallbackLocale);
  const shared = useMemo(() => ({ language, choose }), [language]);
  const keys = names.map((name) => wireKey(name, entity.fields[name] as Field));
  const texts = keys.map((key) => values[key] as Partial<LocalizedText> | null | undefined);
  // What is empty in every language lacks nothing: nobody has to say it.
  const lacks = (code: ContentLanguage) => texts.some((text) => text && Object.values(text).some(Boolean) && !text[code]);

  // What is wrong is seen: a text that is refused because it has no words in the language that must have them.
  const refused = useRef(submitCount);
  const isWrong = keys.some((key, index) => errors[key] && !texts[index]?.[fallbackLocale]);
  useEffect(() => {
    if (isSubmitting || submitCount === refused.current) return;
    refused.current = submitCount;
    if (isWrong) choose(fallbackLocale);
  }, [isSubmitting, submitCount, isWrong]);

  return (
    <TextLanguage value={shared}>
      <Box sx={bar}>
        <LanguageSwitch value={language} onChange={choose} lacks={lacks} />
      </Box>
      {children}
    </TextLanguage>
  );
}

/** In view while the form is scrolled, below the bar of the frame. */
const bar = {
  position: 'sticky',
  top: { xs: 56, sm: 64 },
  zIndex: 3,
  display: 'flex',
  justifyContent: 'flex-end',
  py: 1,
  bgcolor: 'background.default',
};
