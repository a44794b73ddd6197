import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { RefusedRow, Task } from '#schemas/kernel/calls/task.ts';
import { errorText } from '#src/kit/values/errorText.ts';

/** The number of rejected records of a bulk action; a click lists them with the reasons. */
export function RefusedRows({ task: { id, refused } }: { task: Task }) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['background-tasks', id, 'refused'],
    queryFn: async ({ signal }) => (await http<RefusedRow[]>('GET', `/background-tasks/${id}/refused`, { signal })).data,
    enabled: isShown,
  });
  return (
    <Box sx={{ fontSize: '0.8125rem', mt: 0.5 }}>
      {translate('shell.tasks.refused', { smart_count: refused })}{' '}
      {!isShown && (
        <Button size="small" onClick={() => setShown(true)}>
          {translate('shell.tasks.showRefused')}
        </Button>
      )}
      {Boolean(error) && <Typography role="alert">{errorText(translate, error)}</Typography>}
      {data && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2, maxHeight: 220, overflowY: 'auto', overflowWrap: 'anywhere' }}>
          {data.map((row) => (
            <li key={row.id}>
              <strong>{row.title}</strong>: {row.message}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
