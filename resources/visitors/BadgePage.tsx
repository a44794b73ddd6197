/** /visitor-desk/badge/:id: a label of 86 by 54 millimetres with name, host, day and code, to be printed and worn. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useLocale, useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { visitorDesk } from '#schemas/visitors/screens.ts';
import { QrImage } from '#src/kit/qr/QrImage.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { formatDate } from '#src/kit/values/dateTime.ts';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useAtrium } from '../generate/useAtrium.ts';
import { useEntity } from '../generate/useEntity.ts';

type Shown = RaRecord & {
  visitorName: string;
  company: string | null;
  checkInCode: string | null;
  visitDate: string;
  floorNo: string | null;
  host: { label: string } | null;
  tenant: { label: string; companyName?: string } | null;
};

export default function BadgePage() {
  const { id = '' } = useParams();
  useEntity('visits');
  const provider = useAtrium();
  const locale = useLocale();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['visits', 'badge', id],
    queryFn: async () => (await provider.getOne<Shown>('visits', { id })).data,
  });
  return (
    <>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <ScreenHeader back={visitorDesk.path} />
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SectionsSkeleton />}
        {data && (
          <Button variant="contained" onClick={() => window.print()} sx={{ mb: 2 }}>
            {translate('resources.visits.desk.print')}
          </Button>
        )}
      </Box>
      {data && (
        <Box sx={label} data-badge>
          {/* With the nonce of the page: a plain style element is refused, and the label came out as a sheet of paper. */}
          <GlobalStyles styles={{ '@page': { size: '86mm 54mm', margin: 0 } }} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontSize: '3mm', letterSpacing: '0.08em', textTransform: 'uppercase' }}>
              {translate('resources.visits.desk.visitor')}
            </Box>
            <Box sx={{ fontSize: '6mm', fontWeight: 700, lineHeight: 1.1, overflowWrap: 'anywhere' }}>{data.visitorName}</Box>
            {data.company && <Box sx={{ fontSize: '3.5mm' }}>{data.company}</Box>}
            <Box sx={{ mt: '3mm', fontSize: '3.5mm' }}>
              {translate('resources.visits.desk.host')}: {data.host?.label}
            </Box>
            <Box sx={{ fontSize: '3.5mm' }}>{[data.tenant?.label, data.floorNo].filter(Boolean).join(', ')}</Box>
            <Box sx={{ fontSize: '3.5mm', fontWeight: 600 }}>{formatDate(data.visitDate, locale)}</Box>
          </Box>
          {data.checkInCode && (
            <Box sx={{ width: '24mm', flex: 'none' }}>
              <QrImage text={data.checkInCode} name={data.checkInCode} size="24mm" />
            </Box>
          )}
        </Box>
      )}
    </>
  );
}

const label = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3mm',
  boxSizing: 'border-box',
  width: '86mm',
  height: '54mm',
  p: '4mm',
  bgcolor: '#fff',
  color: '#000',
  border: '1px solid var(--at-line)',
  '@media print': { position: 'fixed', inset: 0, border: 0, zIndex: 9999 },
};
