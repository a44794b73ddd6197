import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Skeleton } from '#src/kit/states/Skeletons.tsx';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';

/** The placeholder of the page while its figures load, with the same layout. */
export function TodaySkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status">
      <span style={visuallyHidden}>{translate('kit.loading')}</span>
      <Box aria-hidden>
        <Skeleton width={180} height={26} style={{ marginBottom: 8 }} />
        <Skeleton width={120} height={18} style={{ marginBottom: 6 }} />
        <Skeleton height={190} />
        <Skeleton width="60%" height={80} style={{ marginTop: 16 }} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))', mt: 3 }}>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} height={420} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
