/** The TXT record that proves an e-mail domain, and looking for it now. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { errorText, failureOf } from '#src/kit/values/errorText.ts';
import { useAfterWrite } from '../generate/useAfterWrite.ts';

const WORDS = 'resources.email-domains';

interface Props {
  record: Readonly<{ id: number; officeCentreId?: number | null; provenBy?: string | null }>;
}

export default function ProofTab({ record: { id, officeCentreId, provenBy } }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const afterWrite = useAfterWrite();
  const { permissions } = useSession();
  const path = `/office-centres/${officeCentreId}/email-domains/${id}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['email-domains', 'proof', id],
    queryFn: async ({ signal }) =>
      (await http<{ recordName: string; recordValue: string }>('GET', `${path}/proof`, { signal })).data,
  });
  const verify = useMutation({
    mutationFn: () => http<null>('PUT', `${path}/verify`),
    onSuccess: ({ message }) => notify(message, { type: 'success' }),
    onSettled: () => afterWrite(),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SectionsSkeleton />;
  if (provenBy === 'PROVIDER') return <Alert severity="success">{translate(`${WORDS}.proof.given`)}</Alert>;
  const said = verify.error && (failureOf(verify.error).errors?.domain ?? errorText(translate, verify.error));
  return (
    <SectionCard title={translate(`${WORDS}.tabLabels.proof`)}>
      <Typography sx={{ maxWidth: 760, mb: 2 }}>{translate(`${WORDS}.proof.lead`)}</Typography>
      <dl style={{ margin: 0 }}>
        {(['recordName', 'recordValue'] as const).map((name) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`${WORDS}.proof.${name}`)}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, mb: 1.5, fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
            >
              {data[name]}
            </Typography>
          </div>
        ))}
      </dl>
      {said && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {said}
        </Alert>
      )}
      {permissions.includes('EMAIL_DOMAIN_EDIT') && (
        <Button variant="outlined" onClick={() => verify.mutate()} loading={verify.isPending}>
          {translate(`${WORDS}.proof.verify`)}
        </Button>
      )}
    </SectionCard>
  );
}
