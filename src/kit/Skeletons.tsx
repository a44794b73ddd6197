import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { visuallyHidden } from './visuallyHidden.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

function Waiting({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box role="status">
      <span style={visuallyHidden}>{translate('kit.loading')}</span>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}

/** Placeholder of a table while its first rows are loading. */
export const TableSkeleton = ({ count = 8 }: { count?: number }) => (
  <Waiting>
    {rows(count).map((row) => (
      <Box key={row} sx={{ display: 'flex', gap: 3, px: 2, py: 1.4, borderBottom: '1px solid var(--at-line)' }}>
        {['14%', '22%', '18%', '12%', '16%', '10%'].map((width, index) => (
          <Skeleton key={width + String(index)} width={width} height={18} sx={{ transform: 'none' }} />
        ))}
      </Box>
    ))}
  </Waiting>
);

/** Placeholder of the sections of a record or a form. */
export const SectionsSkeleton = ({ count = 2 }: { count?: number }) => (
  <Waiting>
    {rows(count).map((row) => (
      <Box
        key={row}
        sx={{ border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)', p: 3, mb: 2, bgcolor: 'background.paper' }}
      >
        <Skeleton width={160} height={22} sx={{ mb: 2 }} />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
          {rows(4).map((cell) => (
            <Skeleton key={cell} height={36} sx={{ transform: 'none' }} />
          ))}
        </Box>
      </Box>
    ))}
  </Waiting>
);
