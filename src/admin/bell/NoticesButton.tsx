import Bell from '@mui/icons-material/NotificationsNone';
import { Badge, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';
import { NoticesPopover } from './NoticesPopover.tsx';
import { LATEST, useOwnNotices } from './useOwnNotices.ts';

/** The bell: how many of the person's notices are unread, and the latest of them in a popover. */
export default function NoticesButton() {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  const unread = useOwnNotices(LATEST).data?.unread ?? 0;
  const label = translate('channels.notices');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={button}
          aria-label={unread ? `${label}, ${translate('channels.unread', { smart_count: unread })}` : label}
          aria-haspopup="dialog"
          aria-expanded={isShown}
          onClick={() => setShown(true)}
        >
          {/* A badge of nothing would keep its last number, unseen but read. */}
          {unread ? (
            <Badge badgeContent={unread} max={100} color="error">
              <Bell />
            </Badge>
          ) : (
            <Bell />
          )}
        </IconButton>
      </Tooltip>
      {isShown ? <NoticesPopover anchor={button.current} onClose={() => setShown(false)} /> : null}
    </>
  );
}
