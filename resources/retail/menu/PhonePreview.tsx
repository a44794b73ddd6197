/** What people see of the menu on a phone, now or at another time: the answer of the server, so that it is what they will see. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { DateTimePicker } from '#src/kit/dates/DateTimePicker.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { useNameIn } from '../useNameIn.ts';
import type { Vendor } from '../useVendors.ts';
import { PreviewItem, type ShownItem } from './PreviewItem.tsx';
import { WORDS } from './words.ts';

interface ShownMenu {
  currency: string | null;
  isOpen: boolean;
  takesOrders: boolean;
  menuGroups: readonly { uuid: string; name: Record<string, string>; items: readonly ShownItem[] }[];
}

/** @param stamp another one whenever the menu has changed */
export function PhonePreview({ store, stamp }: { store: Vendor; stamp: string }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const [at, setAt] = useState('');
  const { uuid } = store;
  const { data, error, refetch } = useQuery({
    queryKey: ['opc-menu-preview', uuid, at, stamp],
    queryFn: async ({ signal }) =>
      (
        await http<ShownMenu>('GET', '/opc-menu-groups/preview', {
          query: { retailStoreUuid: uuid, ...(at ? { at } : {}) },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });
  const title = translate(`${WORDS}.preview`);
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5, position: { md: 'sticky' }, top: { md: 80 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.0625rem' }}>
        {title}
      </Typography>
      <DateTimePicker id="preview-at" label={translate(`${WORDS}.at`)} value={at} onChange={setAt} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Box
          sx={{
            border: '8px solid var(--at-line-strong)',
            borderRadius: '28px',
            bgcolor: 'background.paper',
            height: 560,
            overflowY: 'auto',
            p: 2,
          }}
          tabIndex={0}
          role="group"
          aria-label={nameIn(store.name)}
        >
          <Typography component="p" sx={{ fontWeight: 700 }}>
            {nameIn(store.name)}
          </Typography>
          <StatusChip tone={data.takesOrders ? 'success' : data.isOpen ? 'warning' : 'neutral'}>
            {translate(`${WORDS}.${data.takesOrders ? 'ordering' : data.isOpen ? 'open' : 'closed'}`)}
          </StatusChip>
          {data.menuGroups.length === 0 && (
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {translate(`${WORDS}.nothing`)}
            </Typography>
          )}
          {data.menuGroups.map((group) => (
            <Box key={group.uuid} sx={{ mt: 2 }}>
              <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
                {nameIn(group.name as never)}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {group.items.map((item) => (
                  <PreviewItem key={item.uuid} item={item} currency={data.currency ?? undefined} />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
