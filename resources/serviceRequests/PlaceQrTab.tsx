/** The QR code of a place, and its address. */
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { http } from '#dataProvider/httpClient.ts';
import { type Endpoint, wayOf } from '#schemas/kernel/calls/endpoint.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { serviceRequestPlace } from '#schemas/serviceRequests/serviceRequestPlace.ts';
import type { RecordSlot } from '../area.ts';
import { QrCode } from '../content/QrCode.tsx';

const WORDS = 'resources.service-request-places';

export default function PlaceQrTab({ record: { uuid, name } }: RecordSlot<typeof serviceRequestPlace>) {
  const translate = useTranslate();
  const { data: url } = useQuery({
    queryKey: [serviceRequestPlace.name, 'address', uuid],
    queryFn: async ({ signal }) => {
      const { method, path } = wayOf(serviceRequestPlace.endpoints?.address as Endpoint);
      return (await http<{ url: string }>(method, fillPath(path, { uuid }), { signal })).data.url;
    },
  });
  if (!url) return <LinearProgress />;
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, justifyItems: 'start' }}>
      <Typography>{translate(`${WORDS}.hint`)}</Typography>
      <QrCode text={url} name={`${translate(`${WORDS}.tabLabels.qr`)}: ${name ?? ''}`} size={240} />
      <Link
        href={url}
        target="_blank"
        rel="noreferrer"
        variant="body2"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {url}
      </Link>
    </Box>
  );
}
