/** The code of a store as it is printed and put up at the store. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { retailStore } from '#schemas/retail/retailStore.ts';
import type { RecordSlot } from '../area.ts';
import { QrCode } from '../content/QrCode.tsx';

const WORDS = 'resources.retail-stores';

export default function QrTab({ record: { uniqueCode, referenceNo } }: RecordSlot<typeof retailStore>) {
  const translate = useTranslate();
  if (!uniqueCode) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, justifyItems: 'start' }}>
      <Typography>{translate(`${WORDS}.qrHint`)}</Typography>
      <QrCode text={uniqueCode} name={`${translate(`${WORDS}.tabLabels.qr`)}: ${referenceNo ?? ''}`} size={240} />
      <Typography variant="body2" sx={{ fontFamily: 'monospace', userSelect: 'all' }}>
        {uniqueCode}
      </Typography>
    </Box>
  );
}
