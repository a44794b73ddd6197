/** The account of a store at the provider of payments: where it stands, and the way to the provider's page on which it is set up. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { toneOf } from '#schemas/kernel/fields/field.ts';
import type { retailStore } from '#schemas/retail/retailStore.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import type { RecordSlot } from '../area.ts';
import { useEntity } from '../generate/useEntity.ts';
import { useWords } from '../generate/words.ts';

const WORDS = 'resources.retail-stores.paymentAccount';

export default function PaymentAccountTab({ record }: RecordSlot<typeof retailStore>) {
  const translate = useTranslate();
  const entity = useEntity('retail-stores');
  const words = useWords(entity);
  const [failed, setFailed] = useState<string>();
  const { uuid, paymentAccount, paymentAccountStatus } = record;
  const centre = (record.officeCentre as { uuid?: string } | null)?.uuid;
  const open = async () => {
    try {
      const path = `/office-centres/uuid/${centre}/retail-stores/uuid/${uuid}/payment-account`;
      const { data } = await http<{ url: string }>('PUT', path, { body: {} });
      window.location.assign(data.url);
    } catch (error) {
      setFailed((error as Error).message);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, justifyItems: 'start', maxWidth: 640 }}>
      {paymentAccountStatus && (
        <StatusChip tone={toneOf(entity.fields.paymentAccountStatus, paymentAccountStatus) ?? 'neutral'}>
          {words.value('paymentAccountStatus', paymentAccountStatus)}
        </StatusChip>
      )}
      <Typography>{translate(`${WORDS}.text`)}</Typography>
      {failed && <Alert severity="error">{failed}</Alert>}
      <Button variant="contained" onClick={() => void open()} sx={{ minHeight: 44 }}>
        {translate(`${WORDS}.${paymentAccount ? 'again' : 'open'}`)}
      </Button>
    </Box>
  );
}
