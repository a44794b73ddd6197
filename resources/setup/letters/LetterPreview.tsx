/** The mail as people will get it, in each language, with a typical record; and the same mail sent to oneself. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import { useEntity } from '#resources/generate/useEntity.ts';
import { type Endpoint, wayOf } from '#schemas/kernel/calls/endpoint.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import type { ContentLanguage } from '#src/kit/values/contentLanguages.ts';
import { reasonOf } from '#src/kit/values/errorText.ts';
import { LanguageTabs } from '#src/kit/values/LanguageTabs.tsx';

const WORDS = 'resources.message-templates.letter';
interface Letter {
  locale: ContentLanguage;
  subject: string;
  text: string;
}

export function LetterPreview({ id, subject, body }: { id: number; subject: unknown; body: unknown }) {
  const entity = useEntity('message-templates');
  const session = useSession();
  const translate = useTranslate();
  const [language, setLanguage] = useState<ContentLanguage>(fallbackLocale);
  const [letters, setLetters] = useState<readonly Letter[]>();
  const [outcome, setOutcome] = useState<{ severity: 'success' | 'error'; text: string }>();
  const [busy, setBusy] = useState<'preview' | 'test'>();
  const letter = letters?.find(({ locale }) => locale === language);

  const ask = async <T,>(endpoint: 'preview' | 'test', done: (data: T) => void) => {
    const { method, path } = wayOf(entity.endpoints?.[endpoint] as Endpoint);
    setBusy(endpoint);
    setOutcome(undefined);
    try {
      const { data } = await http<T>(method, fillPath(path, { id }), { body: { subject: subject || null, body: body || null } });
      done(data);
    } catch (error) {
      setOutcome({ severity: 'error', text: reasonOf(translate, error) });
    } finally {
      setBusy(undefined);
    }
  };
  const mayTest = !refusalOf(session, { permission: entity.endpoints?.test?.permission });
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate(`${WORDS}.hint`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" loading={busy === 'preview'} onClick={() => void ask<Letter[]>('preview', setLetters)}>
          {translate(`${WORDS}.preview`)}
        </Button>
        {mayTest && (
          <Button
            loading={busy === 'test'}
            onClick={() =>
              void ask<{ to: string }>('test', ({ to }) =>
                setOutcome({ severity: 'success', text: translate(`${WORDS}.sent`, { to }) }),
              )
            }
          >
            {translate(`${WORDS}.test`)}
          </Button>
        )}
      </Box>
      {outcome && (
        <Alert severity={outcome.severity} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {outcome.text}
        </Alert>
      )}
      {letters && (
        <LanguageTabs
          id="letter-preview"
          label={translate(`${WORDS}.preview`)}
          value={language}
          onChange={setLanguage}
          filled={() => false}
        >
          <Box
            lang={language}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            <Typography sx={{ fontWeight: 600, mb: 1 }}>{letter?.subject}</Typography>
            <Typography variant="body2">{letter?.text}</Typography>
          </Box>
        </LanguageTabs>
      )}
    </Box>
  );
}
