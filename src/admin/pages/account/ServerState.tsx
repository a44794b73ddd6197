/** Says that the mail server takes no mail, since when, why in its own words, and until when it is left alone. */
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { Row } from '#resources/generate/Row.ts';
import { useWords } from '#resources/generate/words.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';

export function ServerState({ entity, record }: { entity: Entity; record: Row }) {
  const translate = useTranslate();
  const words = useWords(entity);
  const { failingSince, pausedUntil, failure, failureAnswer } = record as Partial<Record<string, string | null>>;
  if (!failingSince || !failure) return null;
  const answer = failureAnswer ? ` (${failureAnswer})` : '';
  return (
    <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {translate(`errors.mailServer.${failure}`, { answer })}
      <br />
      {words.field('failingSince')}: <DateTime value={failingSince} />
      {pausedUntil ? (
        <>
          {' · '}
          {words.field('pausedUntil')}: <DateTime value={pausedUntil} />
        </>
      ) : null}
      <br />
      {words.page('failing')}
    </Alert>
  );
}
