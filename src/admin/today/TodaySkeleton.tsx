import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Skeleton } from '#src/kit/states/Skeletons.tsx';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { columns } from './columns.ts';
import { tiles } from './Tile.tsx';

/** The placeholder of the page while its figures load, with the same layout. */
export function TodaySkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status">
      <span style={visuallyHidden}>{translate('kit.loading')}</span>
      <Box aria-hidden>
        <Skeleton width={180} height={26} style={{ marginBottom: 8 }} />
        <Skeleton width={120} height={18} style={{ marginBottom: 6 }} />
        <Box sx={tiles}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height={92} />
          ))}
        </Box>
        <Box sx={{ ...columns, mt: 3 }}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Skeleton height={300} />
            <Skeleton height={180} />
          </Box>
          <Skeleton height={480} />
        </Box>
      </Box>
    </Box>
  );
}
