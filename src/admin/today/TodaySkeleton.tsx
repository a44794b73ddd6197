import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '#src/kit/visuallyHidden.ts';
import { columns } from './columns.ts';
import { tiles } from './Tile.tsx';

const block = (height: number) => <Skeleton variant="rounded" height={height} sx={{ borderRadius: 'var(--at-radius)' }} />;

/** The placeholder of the page while its figures load, with the same layout. */
export function TodaySkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status">
      <span style={visuallyHidden}>{translate('kit.loading')}</span>
      <Box aria-hidden>
        <Skeleton width={180} height={26} sx={{ mb: 1, transform: 'none' }} />
        <Skeleton width={120} height={18} sx={{ mb: 0.75, transform: 'none' }} />
        <Box sx={tiles}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Box key={key}>{block(92)}</Box>
          ))}
        </Box>
        <Box sx={{ ...columns, mt: 3 }}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {block(300)}
            {block(180)}
          </Box>
          {block(480)}
        </Box>
      </Box>
    </Box>
  );
}
