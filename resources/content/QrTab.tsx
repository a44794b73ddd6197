/** The QR code of a deep link, its address to be copied, and the way to print it. */
import ContentCopy from '@mui/icons-material/ContentCopy';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useNotify, useTranslate } from 'ra-core';
import type { deepLink } from '#schemas/content/deepLink.ts';
import { qrTemplate } from '#schemas/content/qrTemplate.ts';
import { QrImage } from '#src/kit/qr/QrImage.tsx';
import type { RecordSlot } from '../area.ts';

const WORDS = 'resources.deep-links';

export default function QrTab({ record: { uuid, url, name } }: RecordSlot<typeof deepLink>) {
  const translate = useTranslate();
  const notify = useNotify();
  if (!url) return null;
  // Without a secure connection there is no clipboard: the address can be selected by hand.
  const copy = () =>
    void navigator.clipboard?.writeText(url).then(
      () => notify(`${WORDS}.copied`, { type: 'success' }),
      () => undefined,
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, justifyItems: 'start' }}>
      <QrImage text={url} name={`${translate(`${WORDS}.tabLabels.qr`)}: ${name ?? ''}`} size={240} />
      <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}>
        {url}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<ContentCopy />} variant="outlined" onClick={copy}>
          {translate(`${WORDS}.copy`)}
        </Button>
        <Button startIcon={<Print />} component={LinkBase} to={`${qrTemplate.path}?links=${uuid}`}>
          {translate(`${WORDS}.print`)}
        </Button>
      </Box>
    </Box>
  );
}
