/** A notification as people read it, in every language; where it is not translated they read English. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { fallbackLocale, type LocaleCode, localeCodes, locales } from '#i18n/locales.ts';
import { type LocalizedText, readIn } from '#schemas/kernel/fields/localized.ts';
import type { Row } from '../generate/Row.ts';

export function LanguagePreview({ record }: { record: Row }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
      {localeCodes.map((code) => (
        <Preview key={code} code={code} record={record} />
      ))}
    </Box>
  );
}

function Preview({ code, record }: { code: LocaleCode; record: Row }) {
  const translate = useTranslate();
  const [title, message] = [record.title, record.message] as [LocalizedText, LocalizedText];
  const isTranslated = code === fallbackLocale || Boolean(title[code] && message[code]);
  return (
    <Box component="article" sx={{ border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)', p: 2, minWidth: 0 }}>
      <Typography component="h3" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1 }}>
        {locales.find(({ locale }) => locale === code)?.name}
        {!isTranslated && ` · ${translate('resources.notifications.inEnglish')}`}
      </Typography>
      <Box lang={code} sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{readIn(title, code)}</Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{readIn(message, code)}</Typography>
        {record.link ? (
          <Typography variant="body2" sx={{ mt: 1, color: 'primary.main' }}>
            {String(record.link)}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
