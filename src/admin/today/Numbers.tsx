import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCountText } from './useCountText.ts';

interface Props {
  label: string;
  count: number;
  to?: string;
  /** The person is asked to do something about it. */
  isUrgent?: boolean;
}

/** A number that leads to the rows it counts. */
export function NumberOf({ label, count, to, isUrgent = false }: Props) {
  const text = useCountText()(count);
  const color = count === 0 ? 'text.secondary' : isUrgent ? 'var(--at-warning)' : 'text.primary';
  const body = (
    <>
      <Box component="span" sx={{ ...number, color }}>
        {text}
      </Box>
      <span>{label}</span>
    </>
  );
  if (!to) return <Box sx={piece}>{body}</Box>;
  return (
    <Link component={RouterLink} to={to} underline="hover" sx={piece}>
      {body}
    </Link>
  );
}

/** Numbers of one kind on a line, after its name. */
export const NumbersOf = ({ name, children }: { name?: ReactNode; children: ReactNode }) => (
  <Box sx={group}>
    {name}
    {children}
  </Box>
);

/** A title and, where there is room, its numbers beside it. */
export const beside = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'baseline',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
} as const;
/** Such lines side by side, as many as there is room for. */
export const strip = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5 } as const;
/** The name before the numbers. */
export const kindName = { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 500 } as const;
const group = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 } as const;
const number = { fontSize: '1.0625rem', fontWeight: 620, fontVariantNumeric: 'tabular-nums' };
const piece = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 0.75,
  minHeight: 28,
  fontSize: '0.875rem',
  color: 'text.primary',
} as const;
