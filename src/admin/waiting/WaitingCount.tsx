import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { useWaiting } from './useWaiting.ts';

/** The number of records of an entity that wait for the person, beside its menu entry; in a narrow menu a dot. */
export default function WaitingCount({ entity, isNarrow }: { entity: string; isNarrow: boolean }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const count = useWaiting()[entity] ?? 0;
  if (count === 0) return null;
  const shown = count >= COUNT_CAP ? `${COUNT_CAP.toLocaleString(locale)}+` : count.toLocaleString(locale);
  return (
    <>
      <Box aria-hidden data-waiting={entity} sx={isNarrow ? dot : badge}>
        {isNarrow ? null : shown}
      </Box>
      <span style={visuallyHidden}>{translate('shell.waiting', { smart_count: shown })}</span>
    </>
  );
}

const badge = {
  position: 'absolute',
  insetInlineEnd: 20,
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  px: 1,
  minWidth: 24,
  textAlign: 'center',
  lineHeight: '22px',
  borderRadius: '11px',
  fontSize: '0.75rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'var(--at-warning-soft)',
  color: 'var(--at-warning)',
};
const dot = {
  position: 'absolute',
  insetInlineEnd: 14,
  top: 6,
  width: 8,
  height: 8,
  borderRadius: '50%',
  pointerEvents: 'none',
  bgcolor: 'var(--at-warning)',
};
