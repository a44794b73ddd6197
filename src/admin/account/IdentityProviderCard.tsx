import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { IdentityProviderForm } from './IdentityProviderForm.tsx';
import { type IdentityProvider, providerPath } from './identityProvider.ts';

/** Single sign-on of the selected building; read-only without permission to change it. */
export default function IdentityProviderCard() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const path = providerPath(session);
  const queryKey = ['identity-provider', path];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await http<IdentityProvider>('GET', path, { signal })).data,
  });
  const show = (next: IdentityProvider) => client.setQueryData(queryKey, next);

  const remove = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { message } = await http('DELETE', path);
      if (data) show({ ...data, provider: null });
      setAsking(false);
      notify(message, { type: 'success' });
    } catch (problem) {
      setFailure(errorText(translate, problem));
    } finally {
      setBusy(false);
    }
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SectionsSkeleton count={1} />;
  const state = data.provider === null ? 'sso.off' : data.provider.active ? 'kit.active' : 'kit.inactive';
  return (
    <SectionCard
      title={translate('sso.title')}
      action={<StatusChip tone={state === 'kit.active' ? 'success' : 'neutral'}>{translate(state)}</StatusChip>}
    >
      <IdentityProviderForm
        key={data.provider?.updatedDate ?? 'new'}
        path={path}
        {...data}
        isEditable={!refusalOf(session, { permission: 'ACCOUNT_EDIT' })}
        onSaved={show}
        onRemove={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={translate('sso.removeTitle')}
        question={translate('sso.removeText')}
        confirmLabel={translate('sso.remove')}
        tone="danger"
        busy={isBusy}
        error={failure}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </SectionCard>
  );
}
