/**
 * /my-pass: the person's own QR pass. When its code changes is the server's to say, so that it is right on a phone whose clock is not;
 * a code that could not be renewed looks old, and says so, because a reader refuses it.
 */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { CredentialReason } from '#schemas/access/passes/credential.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { QrImage } from '#src/kit/qr/QrImage.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded } from '../../generate/CentreNeeded.tsx';
import { ScreenHeader } from '../../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../../generate/useEntity.ts';

const WORDS = 'resources.qr-passes';
/** When nothing says when to ask again: a pass that counts later, or the network is away. */
const ASK_MS = 10_000;
const TICK_MS = 500;

interface OwnPass {
  status: CredentialReason;
  code: string | null;
  /** How long the code is the present one. */
  leftMs: number | null;
}
/** The pass, with when this page learned of it: by a clock that nobody sets. */
type Known = OwnPass & { at: number };

export default function MyPass() {
  const { officeCentre } = useSession();
  // Its words load with its area.
  useEntity('qr-passes');
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Pass /> : <CentreNeeded />}
    </>
  );
}

function Pass() {
  const translate = useTranslate();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['my-pass'],
    queryFn: async ({ signal }): Promise<Known> => {
      const { data: own } = await http<OwnPass>('GET', '/occupant/qr-pass', { signal });
      return { ...own, at: performance.now() };
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'success' && state.data?.leftMs ? state.data.leftMs : ASK_MS),
    refetchOnWindowFocus: true,
  });
  const now = useNow();
  if (error instanceof HttpError && error.status === 404) return <EmptyState hint={translate(`${WORDS}.myPass.none`)} />;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SectionsSkeleton />;
  const left = (data.leftMs ?? 0) - (now - data.at);
  // A reader takes the code of the half minute before as well, so one that is being renewed is no old one yet.
  const isOld = data.code !== null && Boolean(error) && left < 0;
  return (
    <SectionCard title={translate(`${WORDS}.profile.kinds.QR`)}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
        {data.code ? (
          <>
            <Box sx={{ opacity: isOld ? 0.15 : 1, p: 1.5, bgcolor: '#fff', borderRadius: 2, maxWidth: '100%' }}>
              <QrImage text={data.code} name={translate(`${WORDS}.myPass.picture`)} size={280} />
            </Box>
            {isOld ? (
              <Alert
                severity="error"
                role="alert"
                action={
                  <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch()}>
                    {translate('ra.action.refresh')}
                  </Button>
                }
              >
                {translate(`${WORDS}.myPass.old`)}
              </Alert>
            ) : (
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {translate(`${WORDS}.myPass.renews`, { smart_count: Math.max(0, Math.ceil(left / 1000)) })}
              </Typography>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 420 }}>
              {translate(`${WORDS}.myPass.hint`)}
            </Typography>
          </>
        ) : (
          <Alert severity="warning">{translate(`${WORDS}.profile.reasons.${data.status}`)}</Alert>
        )}
      </Box>
    </SectionCard>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
