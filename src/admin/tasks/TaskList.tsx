import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Task } from '#schemas/kernel/task.ts';
import { DateTime } from '#src/kit/DateTime.tsx';
import { StatusChip } from '#src/kit/StatusChip.tsx';
import { isOpen } from './useTasks.ts';

const TONES = { QUEUED: 'neutral', RUNNING: 'info', DONE: 'success', FAILED: 'danger' } as const;

/** One line per job: what it is, when it was asked for, how far it is. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' }}>
      {tasks.map((task) => {
        const { id, subject, status, done, total, createdDate } = task;
        const share = total ? Math.min(100, Math.round((done / total) * 100)) : 0;
        return (
          <Box
            component="li"
            key={id}
            sx={{ px: 2, py: 1.25, borderTop: '1px solid var(--at-line)', '&:first-of-type': { border: 0 } }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Typography sx={{ flex: 1, fontWeight: 600 }}>
                {translate('shell.tasks.list', { list: translate(`resources.${subject}.name`, { smart_count: 2 }) })}
              </Typography>
              <StatusChip tone={TONES[status]}>{translate(`shell.tasks.status.${status}`)}</StatusChip>
            </Box>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <DateTime value={createdDate} />
              {total === null ? null : ` · ${translate('shell.tasks.rows', { done, total })}`}
            </Typography>
            {isOpen(task) ? (
              <LinearProgress
                variant={total ? 'determinate' : 'indeterminate'}
                value={share}
                aria-label={translate('shell.tasks.progress')}
                sx={{ mt: 0.75 }}
              />
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
}
