/** The devices on which a person needs no one-time code (000 §4); removing them asks for a code on each again. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { deviceOf } from '#src/kit/values/deviceName.ts';
import { errorText } from '#src/kit/values/errorText.ts';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { useCentreId } from '../generate/place.ts';

interface Device {
  id: string;
  userAgent: string | null;
  lastUsedDate: string;
  expiryDate: string;
}
const WORDS = 'resources.users.devices';

export default function DevicesTab({ record }: { record: Readonly<{ id: number; fullName?: unknown }> }) {
  const { userId } = useSession();
  const centre = useCentreId();
  if (centre === undefined) return <CentreNeeded />;
  const path = `/office-centres/${centre}/users/${record.id}/trusted-device`;
  return <Devices path={path} name={String(record.fullName ?? '')} isOwn={record.id === userId} />;
}

function Devices({ path, name, isOwn }: { path: string; name: string; isOwn: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['trusted-devices', path],
    queryFn: async ({ signal }) => (await http<Device[]>('GET', path, { signal })).data,
    staleTime: 0,
  });
  const remove = useMutation({
    mutationFn: () => http('DELETE', path),
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' });
      void refetch();
    },
    onError: (failure) => notify(errorText(translate, failure), { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  const nameOf = (userAgent: string | null) => {
    const { browser, system } = deviceOf(userAgent);
    return [browser ?? translate(`${WORDS}.unknown`), system].filter(Boolean).join(' · ');
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton count={2} />;
  const offered = data.length > 0 && !isOwn;
  return (
    <SectionCard
      title={translate(`${WORDS}.title`)}
      action={
        offered && (
          <Button size="small" color="error" onClick={() => setAsking(true)}>
            {translate(`${WORDS}.remove`)}
          </Button>
        )
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${WORDS}.${data.length ? 'text' : 'none'}`)}
      </Typography>
      <Box component="ul" aria-label={translate(`${WORDS}.title`)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ id, userAgent, lastUsedDate, expiryDate }) => (
          <Box component="li" key={id} sx={{ py: 1.25, borderTop: '1px solid var(--at-line)', mt: 1.25 }}>
            <Typography sx={{ fontWeight: 600 }}>{nameOf(userAgent)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`${WORDS}.used`)} <DateTime value={lastUsedDate} /> · {translate(`${WORDS}.until`)}{' '}
              <DateTime value={expiryDate} />
            </Typography>
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={asking}
        title={translate(`${WORDS}.question`, { name })}
        question={translate(`${WORDS}.after`)}
        confirmLabel={translate(`${WORDS}.remove`)}
        tone="danger"
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
      />
    </SectionCard>
  );
}
