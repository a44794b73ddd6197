import { Box, ButtonBase, Typography } from '@mui/material';

import { useLocaleState, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import type { OwnNotice } from '#schemas/kernel/notices/ownNotice.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';

interface Props {
  notice: OwnNotice;
  onRead: () => void;
  /** Another page opens. */
  onLeave: () => void;
}

const STYLE = {
  display: 'block',
  width: '100%',
  textAlign: 'start',
  px: 2,
  py: 1.25,
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
};

/** What an item does: opens its page or its address, or else shows the whole text. */
function Target({ notice: { link, read }, onRead, onLeave, onTurn, isWhole, children }: Props & TargetProps) {
  const readNow = () => {
    if (!read) onRead();
  };
  if (link?.startsWith('/'))
    return (
      <ButtonBase
        component={Link}
        to={link}
        onClick={() => {
          readNow();
          onLeave();
        }}
        sx={STYLE}
      >
        {children}
      </ButtonBase>
    );
  if (link)
    return (
      <ButtonBase component="a" href={link} target="_blank" rel="noopener noreferrer" onClick={readNow} sx={STYLE}>
        {children}
      </ButtonBase>
    );
  return (
    <ButtonBase
      aria-expanded={isWhole}
      onClick={() => {
        readNow();
        onTurn();
      }}
      sx={STYLE}
    >
      {children}
    </ButtonBase>
  );
}
interface TargetProps {
  isWhole: boolean;
  onTurn: () => void;
  children: ReactNode;
}

/** A line of the bell: title, the beginning of the text, the time, and whether it is unread. */
export function NoticeItem(props: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [isWhole, setWhole] = useState(false);
  const { title, message, read, urgent, link, createdDate } = props.notice;
  return (
    <Box component="li" sx={{ '& + &': { borderTop: '1px solid var(--at-line)' } }}>
      <Target {...props} isWhole={isWhole} onTurn={() => setWhole(!isWhole)}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography component="span" sx={{ flex: 1, fontWeight: read ? 400 : 600, overflowWrap: 'anywhere' }}>
            {urgent ? <Box component="span" sx={{ color: 'error.main' }}>{`${translate('channels.urgent')} `}</Box> : null}
            {readIn(title, locale)}
          </Typography>
          {read ? null : (
            <>
              <Box
                component="span"
                aria-hidden
                sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main', flexShrink: 0 }}
              />
              <Box component="span" sx={visuallyHidden}>
                {translate('channels.isUnread')}
              </Box>
            </>
          )}
        </Box>
        <Typography
          component="span"
          variant="body2"
          sx={{
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            ...(isWhole
              ? { display: 'block', whiteSpace: 'pre-line' }
              : { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }),
          }}
        >
          {readIn(message, locale)}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          <DateTime value={createdDate} />
          {link && !link.startsWith('/') ? ` · ${translate('account.newTab')}` : null}
        </Typography>
      </Target>
    </Box>
  );
}
