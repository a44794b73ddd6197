import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';

/** As much of a person as every entity over the rows of people has. */
interface Props {
  record: Readonly<{ id: number; status?: unknown; accountRegistered?: boolean | null; inviteLastSentDate?: string | null }>;
}

/** 000 §2: on the page of a person without an account, 'Unregistered', when the invitation was last sent, and sending it again. */
export default function Registration({ record: { id, status, accountRegistered, inviteLastSentDate } }: Props) {
  const translate = useTranslate();
  const { permissions } = useSession();
  if (accountRegistered !== false) return null;
  return (
    <>
      <StatusChip tone="neutral">{translate('resources.users.unregistered')}</StatusChip>
      {inviteLastSentDate && (
        <span style={{ color: 'var(--at-text-soft)', fontSize: '0.8125rem' }}>
          {translate('resources.users.fields.inviteLastSentDate')} <DateTime value={inviteLastSentDate} />
        </span>
      )}
      {status === 'PENDING' && permissions.includes('USER_MANAGE') && <Resend id={id} />}
    </>
  );
}

function Resend({ id }: { id: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const send = useMutation({
    mutationFn: () => http<null>('PUT', '/users/registration/send-registration', { body: { userId: id } }),
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' });
      refresh();
    },
    onError: (error) => notify(errorText(translate, error), { type: 'error' }),
  });
  return (
    <Button size="small" onClick={() => send.mutate()} loading={send.isPending} sx={{ ml: -1 }}>
      {translate('resources.users.resendInvite')}
    </Button>
  );
}
