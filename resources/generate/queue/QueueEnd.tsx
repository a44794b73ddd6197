import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Queue } from './useQueue.ts';

/** After the last record: all done, or some were skipped. */
export function QueueEnd({ queue: { restart, close } }: { queue: Queue }) {
  const { total = 0 } = useListContext();
  const translate = useTranslate();
  const text = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    text.current?.focus();
  }, []);
  return (
    <Box sx={{ py: 7, px: 2, display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}>
      <TaskAlt aria-hidden sx={{ fontSize: 40, color: 'var(--at-success)' }} />
      <Typography ref={text} tabIndex={-1} component="h2" sx={{ fontWeight: 600, outline: 'none' }}>
        {total === 0 ? translate('lists.queue.allDone') : translate('lists.queue.end', { smart_count: total })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {total > 0 && (
          <Button variant="outlined" color="inherit" onClick={restart}>
            {translate('lists.queue.restart')}
          </Button>
        )}
        <Button variant="contained" onClick={close}>
          {translate('lists.queue.back')}
        </Button>
      </Box>
    </Box>
  );
}
