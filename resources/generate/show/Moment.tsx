import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { ChangedValue } from '../changes/ChangedValue.tsx';
import type { Row } from '../Row.ts';
import { useWords } from '../words.ts';
import { historyText } from './historyText.ts';
import type { TimelineEntry } from './timeline.ts';

/** How many changed fields are named; the rest is counted. */
const NAMED = 3;

/** One event: what, by whom, when, and with which remark. */
export function Moment({ entity, record, happening }: { entity: Entity; record: Row; happening: TimelineEntry }) {
  const translate = useTranslate();
  const words = useWords(entity);
  const { at, stamps, action = '', who, reason, moved, changed } = happening;
  const title = stamps.length
    ? stamps.map((stamp) => words.stamp(stamp)).join(', ')
    : historyText(translate, words, entity, { action, changes: moved ? [moved] : [] });
  const names = changed.slice(0, NAMED).map((field) => words.wire(field));
  const rest = changed.length - names.length;
  return (
    <Box component="li" sx={line}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      {moved && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, my: 0.5 }}>
          <ChangedValue entity={entity} change={moved} record={record} />
        </Box>
      )}
      {names.length > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {names.join(', ')}
          {rest > 0 && ` +${rest}`}
        </Box>
      )}
      {reason && (
        <Box component="q" sx={{ display: 'block', my: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {reason}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: '0.78125rem', overflowWrap: 'anywhere' }}>
        {who !== undefined && `${who ?? translate('kit.history.system')} · `}
        <DateTime value={at} />
      </Box>
    </Box>
  );
}

const line = {
  position: 'relative',
  pl: 2.75,
  pb: 2,
  fontSize: '0.84375rem',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 5,
    width: 9,
    height: 9,
    borderRadius: '50%',
    border: '2px solid var(--at-primary)',
    bgcolor: 'background.paper',
  },
  '&:first-of-type::before': { bgcolor: 'primary.main' },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: '4px',
    top: 18,
    bottom: -3,
    width: '1px',
    bgcolor: 'var(--at-line-strong)',
  },
};
