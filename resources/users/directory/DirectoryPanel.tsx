/** How a company's directory connects: address and token, and applying again what it has sent. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { useAfterWrite } from '../../generate/useAfterWrite.ts';

const WORDS = 'resources.directory-people.panel';
/** How long the notice of a sync stays (000 §9). */
const NOTICE_MS = 5000;

interface Connection {
  address: string;
  token: { hint: string; createdBy: string; createdDate: string; lastUsedDate: string | null } | null;
}
interface Report {
  created: number;
  changed: number;
  switchedOff: number;
  refused: { username: string; reason: string }[];
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${WORDS}.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, mb: 1.5, overflowWrap: 'anywhere', userSelect: 'all' }}>
        {children}
      </Typography>
    </div>
  );
}

export function DirectoryPanel({ officeCentreId }: { officeCentreId: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const afterWrite = useAfterWrite();
  const path = `/office-centres/${officeCentreId}/directory-connection`;
  const [asked, setAsked] = useState<'token' | 'revoke'>();
  const [made, setMade] = useState<string>();
  const [report, setReport] = useState<Report>();
  const { data, error, refetch } = useQuery({
    queryKey: ['directory-people', 'connection', officeCentreId],
    queryFn: async ({ signal }) => (await http<Connection>('GET', path, { signal })).data,
  });
  const change = useMutation({
    mutationFn: async (step: 'token' | 'revoke') => {
      const answer = await http<{ token: string } | null>(step === 'token' ? 'POST' : 'DELETE', `${path}/token`);
      setMade(answer.data?.token);
      return answer;
    },
    onSuccess: async ({ message }) => {
      setAsked(undefined);
      notify(message, { type: 'success' });
      await afterWrite();
    },
  });
  const sync = useMutation({
    mutationFn: () => http<Report>('POST', `/office-centres/${officeCentreId}/users/sync`),
    onSuccess: async (answer) => {
      setReport(answer.data);
      notify(answer.message, { type: 'success', autoHideDuration: NOTICE_MS });
      await afterWrite();
    },
    onError: (failure) => notify(errorText(translate, failure), { type: 'error' }),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SectionsSkeleton />;
  const { address, token } = data;
  const deed = asked === 'revoke' ? 'revoke' : token ? 'replace' : 'make';
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography sx={{ mb: 2 }}>{translate(`${WORDS}.lead`)}</Typography>
      <dl style={{ margin: 0 }}>
        <Fact name="address">{address}</Fact>
        {token && (
          <>
            <Fact name="token">
              …{token.hint} ({token.createdBy}, <DateTime value={token.createdDate} />)
            </Fact>
            <Fact name="lastUsed">
              {token.lastUsedDate ? <DateTime value={token.lastUsedDate} /> : translate(`${WORDS}.never`)}
            </Fact>
          </>
        )}
      </dl>
      {made && (
        <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0 } }}>
          {translate(`${WORDS}.once`)}
          <Box data-testid="directory-token" sx={{ mt: 1, fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}>
            {made}
          </Box>
        </Alert>
      )}
      {report && (
        <Alert severity={report.refused.length ? 'warning' : 'success'} sx={{ mb: 2 }} data-testid="directory-report">
          {translate(`${WORDS}.report`, { ...report, refused: report.refused.length })}
          {report.refused.map(({ username, reason }) => (
            <div key={username}>
              {username}: {translate(`resources.directory-people.enums.reason.${reason}`)}
            </div>
          ))}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => sync.mutate()} loading={sync.isPending}>
          {translate(`${WORDS}.sync`)}
        </Button>
        <Button variant="outlined" onClick={() => setAsked('token')}>
          {translate(`${WORDS}.${token ? 'replace' : 'make'}`)}
        </Button>
        {token && (
          <Button variant="outlined" color="error" onClick={() => setAsked('revoke')}>
            {translate(`${WORDS}.revoke`)}
          </Button>
        )}
      </Box>
      {asked && (
        <ConfirmDialog
          open
          title={translate(`${WORDS}.${deed}`)}
          question={translate(`${WORDS}.${asked === 'revoke' ? 'askRevoke' : 'askToken'}`)}
          confirmLabel={translate(`${WORDS}.${deed}`)}
          tone={asked === 'revoke' ? 'danger' : 'primary'}
          busy={change.isPending}
          error={change.error ? errorText(translate, change.error) : undefined}
          onConfirm={() => change.mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}
