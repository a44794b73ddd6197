import Close from '@mui/icons-material/Close';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { formatCount } from '#i18n/formatCount.ts';
import { Keyed } from '#src/kit/values/Keyed.tsx';
import type { Queue } from './useQueue.ts';

/** The position in the queue, with previous and next. */
export function QueueBar({ queue: { position, next, previous, close } }: { queue: Queue }) {
  const { total = 0, meta } = useListContext();
  const translate = useTranslate();
  const of = `${formatCount(total)}${(meta as { capped?: boolean } | undefined)?.capped ? '+' : ''}`;
  return (
    <Box role="toolbar" aria-label={translate('lists.queue.title')} sx={bar}>
      <Box component="span" role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', flex: 1 }}>
        {position === undefined
          ? translate('lists.queue.left', { total: of })
          : translate('lists.queue.position', { position: formatCount(position), total: of })}
      </Box>
      <Keyed shortcut="p">
        <Button size="small" color="inherit" startIcon={<NavigateBefore />} disabled={!previous} onClick={previous}>
          {translate('lists.queue.previous')}
        </Button>
      </Keyed>
      <Keyed shortcut="n">
        <Button size="small" color="inherit" endIcon={<NavigateNext />} disabled={!next} onClick={next}>
          {translate('lists.queue.next')}
        </Button>
      </Keyed>
      <Keyed shortcut="q">
        <Button size="small" color="inherit" startIcon={<Close />} onClick={close}>
          {translate('lists.queue.close')}
        </Button>
      </Keyed>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: 1,
  borderBottom: '1px solid var(--at-line)',
  fontSize: '0.875rem',
};
