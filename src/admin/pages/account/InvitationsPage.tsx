import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { currentSession, setSession } from '#authProvider/sessionStore.ts';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { Dated } from './Sessions.tsx';
import { SsoOnly } from './SsoOnly.tsx';

interface Asked {
  id: number;
  companyName: string;
  buildingName: string;
  roleCode: string;
  expiryDate: string;
}
const KEY = ['own-invitations'];

/** /invitations: the office centres that ask the person to join, each waiting for a yes or a no. */
export default function InvitationsPage() {
  const { providerBuildingId } = useSession();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <ScreenHeader />
      {providerBuildingId === null ? <Invitations /> : <SsoOnly />}
    </Box>
  );
}

function Invitations() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const list = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { data } = await http<Asked[]>('GET', '/auth/invitations', { signal });
      const session = currentSession();
      // The banner and the menu count open invitations.
      if (session && session.invitations !== data.length) setSession({ ...session, invitations: data.length });
      return data;
    },
    staleTime: 0,
  });
  const answer = useMutation({
    mutationFn: ({ id, accept }: { id: number; accept: boolean }) =>
      http<null>('PUT', `/auth/invitations/${id}`, { body: { accept } }),
    onSuccess: ({ message }) => notify(message, { type: 'success' }),
    onError: (error) => notify(errorText(translate, error), { type: 'error' }),
    // Also after a failure: invitations that have expired leave the list.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <SectionCard title={translate('account.invitations')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('security.invitationsText')}
      </Typography>
      {list.isPending ? <TableSkeleton count={2} /> : null}
      {list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.data?.length === 0 ? <EmptyState hint={translate('security.noInvitations')} /> : null}
      <Box component="ul" aria-label={translate('account.invitations')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.data?.map(({ id, companyName, buildingName, roleCode, expiryDate }) => (
          <Box component="li" key={id} sx={row}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {[companyName, ...(buildingName && buildingName !== companyName ? [buildingName] : [])].join(' · ')}
              </Typography>
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                <Dated text="security.invitationRole" values={{ role: translate(`roles.${roleCode}`) }} at={expiryDate} />
              </Typography>
            </Box>
            {[false, true].map((accept) => (
              <Button
                key={String(accept)}
                variant={accept ? 'contained' : 'outlined'}
                color={accept ? 'primary' : 'inherit'}
                aria-label={translate(accept ? 'security.acceptOf' : 'security.declineOf', { name: companyName })}
                disabled={answer.isPending}
                loading={answer.isPending && answer.variables.id === id && answer.variables.accept === accept}
                onClick={() => answer.mutate({ id, accept })}
              >
                {translate(accept ? 'security.accept' : 'security.decline')}
              </Button>
            ))}
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.75,
  '& + &': { borderTop: '1px solid var(--at-line)' },
};
