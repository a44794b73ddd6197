import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import { Badge, IconButton, Popover } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';
import { TaskList } from './TaskList.tsx';
import { isOpen, useTasks } from './useTasks.ts';

/** The person's jobs, once there are any: how many are running, and the results of the others. */
export default function TasksButton() {
  const translate = useTranslate();
  const tasks = useTasks();
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  if (tasks.length === 0) return null;
  const running = tasks.filter(isOpen).length;
  const label = translate('shell.tasks.title');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={button}
          aria-label={running > 0 ? `${label}, ${translate('shell.tasks.running', { smart_count: running })}` : label}
          aria-haspopup="dialog"
          aria-expanded={isShown}
          onClick={() => setShown(true)}
        >
          {/* A badge of nothing would keep its last number, unseen but read. */}
          {running > 0 ? (
            <Badge badgeContent={running} color="primary">
              <TaskAlt />
            </Badge>
          ) : (
            <TaskAlt />
          )}
        </IconButton>
      </Tooltip>
      <Popover
        open={isShown}
        anchorEl={button.current}
        onClose={() => setShown(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 340, maxWidth: 'calc(100vw - 32px)' } } }}
      >
        <TaskList tasks={tasks} />
      </Popover>
    </>
  );
}
