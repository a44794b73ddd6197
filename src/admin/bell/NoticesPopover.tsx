import { Box, Button, Popover, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { LATEST, NOTICES, useOwnNotices } from './useOwnNotices.ts';

const ALL = 100;

/** The person's notices, the newest first: opening one marks it read. */
export function NoticesPopover({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [limit, setLimit] = useState(LATEST);
  const { data, error, isPending, refetch } = useOwnNotices(limit);
  const read = async (id?: number) => {
    try {
      await http('PUT', id === undefined ? '/occupant/notices/read' : `/occupant/notices/${id}/read`);
      await client.invalidateQueries({ queryKey: NOTICES });
    } catch (failure) {
      notify(errorText(translate, failure), { type: 'error' });
    }
  };
  const items = data?.items ?? [];
  const title = translate('channels.notices');
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 380, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1, borderBottom: '1px solid var(--at-line)' }}>
        <Typography component="h2" sx={{ fontWeight: 600, flex: 1 }}>
          {title}
        </Typography>
        <Button size="small" disabled={!data?.unread} onClick={() => void read()}>
          {translate('channels.readAll')}
        </Button>
      </Box>
      {isPending ? (
        <Box sx={{ p: 2 }}>
          <TableSkeleton count={2} />
        </Box>
      ) : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data && items.length === 0 ? (
        <Typography sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>{translate('channels.nothing')}</Typography>
      ) : null}
      <Box
        component="ul"
        aria-label={title}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 'min(480px, 60dvh)', overflowY: 'auto' }}
      >
        {items.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onRead={() => void read(notice.id)} onLeave={onClose} />
        ))}
      </Box>
      {limit === LATEST && items.length === LATEST ? (
        <Button fullWidth sx={{ borderTop: '1px solid var(--at-line)', borderRadius: 0, py: 1 }} onClick={() => setLimit(ALL)}>
          {translate('channels.seeAll')}
        </Button>
      ) : null}
    </Popover>
  );
}
