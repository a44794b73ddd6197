/** What came of reading the data provider last, and a button that reads what is saved, at once. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { http } from '#dataProvider/httpClient.ts';
import type { Row } from '#resources/generate/Row.ts';
import { useWords } from '#resources/generate/words.ts';
import { type Endpoint, wayOf } from '#schemas/kernel/calls/endpoint.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { reasonOf } from '#src/kit/values/errorText.ts';

const HOLIDAYS = '/holiday-setup/holidays';

interface Props {
  entity: Entity;
  record: Row;
  onRead: () => Promise<unknown>;
}

export function ReadNow({ entity, record, onRead }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const { isDirty } = useFormState();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const read = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { method, path } = wayOf(entity.endpoints?.readNow as Endpoint);
      await http(method, path, { body: {} });
    } catch (error) {
      setFailure(reasonOf(translate, error));
    } finally {
      await onRead();
      setBusy(false);
    }
  };
  const readDate = record.readDate as string | null | undefined;
  const isRead = record.reading === 'READ';
  return (
    <SectionCard title={words.section('reading')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {words.page('readingHint')}
      </Typography>
      {(failure ?? readDate) && (
        <Alert severity={failure || !isRead ? 'error' : 'success'} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {failure ??
            (isRead
              ? [
                  translate('resources.data-providers.outcome', { ...record, changed: record.changed ?? 0 }),
                  record.leftOut && translate('resources.data-providers.notRead', { names: record.leftOut as string }),
                ]
                  .filter(Boolean)
                  .join('. ')
              : translate(`errors.dataProvider.${String(record.reading)}`))}
          {readDate && !failure && (
            <>
              {' · '}
              <DateTime value={readDate} />
            </>
          )}
        </Alert>
      )}
      <Button variant="outlined" loading={isBusy} disabled={isDirty || !record.enabled} onClick={() => void read()}>
        {words.action('readNow')}
      </Button>
      <Button component={LinkBase} to={HOLIDAYS} sx={{ ml: 1 }}>
        {words.page('holidays')}
      </Button>
    </SectionCard>
  );
}
