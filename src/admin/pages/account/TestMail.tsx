/** Sends a test mail to oneself through what stands in the form at the moment, and says what the server answered. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { bodyOf, type Values } from '#resources/generate/form/body.ts';
import { useWords } from '#resources/generate/words.ts';
import { type Endpoint, wayOf } from '#schemas/kernel/calls/endpoint.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { failureOf, reasonOf } from '#src/kit/values/errorText.ts';

interface Outcome {
  severity: 'success' | 'error';
  text: string;
}

export function TestMail({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const session = useSession();
  const words = useWords(entity);
  const { getValues, setError, clearErrors } = useFormContext<Values>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    setOutcome(undefined);
    clearErrors();
    try {
      const { method, path } = wayOf(entity.endpoints?.test as Endpoint);
      const { data, message } = await http<{ to: string }>(method, path, {
        body: bodyOf(entity, 'update', session, getValues()),
      });
      setOutcome({ severity: 'success', text: `${message} ${data.to}` });
    } catch (error) {
      const errors = failureOf(error).errors ?? {};
      for (const [key, message] of Object.entries(errors)) setError(key, { type: 'server', message });
      setOutcome({ severity: 'error', text: reasonOf(translate, error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SectionCard title={words.section('test')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {words.page('testHint')}
      </Typography>
      {outcome && (
        <Alert severity={outcome.severity} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {outcome.text}
        </Alert>
      )}
      <Button variant="outlined" loading={isBusy} onClick={() => void send()}>
        {words.action('test')}
      </Button>
    </SectionCard>
  );
}
