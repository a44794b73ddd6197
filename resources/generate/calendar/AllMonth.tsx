/** Above the days of a calendar: what runs all month, each once, with the day until which it runs. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { PlainDate } from '#src/kit/values/DateTime.tsx';
import { toneColours } from '#src/kit/values/StatusChip.tsx';
import type { Entry } from './longEntries.ts';

/** Lines that are shown at first. */
const FOLDED = 9;

export function AllMonth({ entries }: { entries: readonly Entry[] }) {
  const translate = useTranslate();
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  if (entries.length === 0) return null;
  const shown = isOpen ? entries : entries.slice(0, FOLDED);
  return (
    <Box component="section" aria-labelledby={title} sx={{ px: 2, pt: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Box component="h3" id={title} sx={{ m: 0, fontSize: '0.875rem' }}>
          {translate('dates.allMonth', { smart_count: entries.length })}
        </Box>
        {entries.length > FOLDED && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? translate('dates.fewer') : translate('dates.others', { smart_count: entries.length - FOLDED })}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={list}>
        {shown.map(({ id, text, last, to, tone, isDraft }) => (
          <Box
            component="li"
            key={id}
            sx={{ borderLeft: `3px ${isDraft ? 'dashed' : 'solid'} ${toneColours[tone].text}`, pl: 1, minWidth: 0 }}
          >
            <Link component={LinkBase} to={to ?? ''} underline="hover" color="text.primary">
              {text}
            </Link>{' '}
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {translate('dates.until')} <PlainDate value={last} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))',
  columnGap: 2,
  rowGap: 0.75,
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
};
