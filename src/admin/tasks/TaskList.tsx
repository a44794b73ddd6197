import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Task } from '#schemas/kernel/calls/task.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { RefusedRows } from './RefusedRows.tsx';
import { isOpen, wordsOfTask } from './useTasks.ts';

const TONES = { QUEUED: 'neutral', RUNNING: 'info', DONE: 'success', FAILED: 'danger' } as const;

/** One line per job: its name, when it was started, its progress. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' }}>
      {tasks.map((task) => {
        const { id, kind, status, done, refused, total, createdDate } = task;
        const isList = kind === 'RECORD_LIST';
        const share = total ? Math.min(100, Math.round((done / total) * 100)) : 0;
        return (
          <Box
            component="li"
            key={id}
            sx={{ px: 2, py: 1.25, borderTop: '1px solid var(--at-line)', '&:first-of-type': { border: 0 } }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Typography sx={{ flex: 1, fontWeight: 600 }}>
                {translate(isList ? 'shell.tasks.list' : 'shell.tasks.bulk', wordsOfTask(translate, task))}
              </Typography>
              <StatusChip tone={refused > 0 ? 'warning' : TONES[status]}>
                {translate(status === 'DONE' && !isList ? 'shell.tasks.ended' : `shell.tasks.status.${status}`)}
              </StatusChip>
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
            {refused > 0 && <RefusedRows task={task} />}
          </Box>
        );
      })}
    </Box>
  );
}
