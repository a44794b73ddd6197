import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router';
import { useCountText } from './useCountText.ts';

interface Props {
  label: string;
  count: number;
  to?: string;
  /** The person is asked to do something about it. */
  isUrgent?: boolean;
}

/** A number that leads to the rows it counts. */
export function Tile({ label, count, to, isUrgent = false }: Props) {
  const text = useCountText()(count);
  const isCalm = count === 0;
  const body = (
    <>
      <Box
        component="span"
        sx={{ ...number, color: isCalm ? 'text.secondary' : isUrgent ? 'var(--at-warning)' : 'text.primary' }}
      >
        {text}
      </Box>
      <Box component="span" sx={{ fontSize: '0.84375rem', lineHeight: 1.35, color: isCalm ? 'text.secondary' : 'text.primary' }}>
        {label}
      </Box>
    </>
  );
  if (!to) return <Box sx={tile}>{body}</Box>;
  return (
    <ButtonBase component={Link} to={to} sx={{ ...tile, ...linked }}>
      {body}
    </ButtonBase>
  );
}

/** Numbers side by side, as many as there is room for. */
export const tiles = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
const number = { fontSize: '1.125rem', fontWeight: 620, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' };
const tile = {
  display: 'inline-flex',
  alignItems: 'baseline',
  justifyContent: 'flex-start',
  textAlign: 'start',
  gap: 1,
  px: 1.5,
  py: 0.875,
  minHeight: 40,
  borderRadius: 'var(--at-radius)',
  border: '1px solid var(--at-line)',
  bgcolor: 'background.paper',
} as const;
const linked = {
  transition: 'border-color 120ms, background-color 120ms',
  '&:hover': { borderColor: 'var(--at-primary)', bgcolor: 'var(--at-primary-soft)' },
  '&.Mui-focusVisible': { outline: '2px solid var(--at-primary)', outlineOffset: '2px' },
};
