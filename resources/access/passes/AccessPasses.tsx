/** /access-passes: the kinds of pass, how many are given and how many are left; each leads to its list. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { Permission } from '#schemas/kernel/rights/catalogue.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded } from '../../generate/CentreNeeded.tsx';
import { ScreenHeader } from '../../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../../generate/useEntity.ts';

const WORDS = 'resources.qr-passes.accessPasses';

/** Entities of passes, in order; those with a quota have a call for it. */
const kinds = [
  { entity: 'hid-passes', list: 'ACCESS_PASS_LIST', quota: true },
  { entity: 'qr-passes', list: 'ACCESS_PASS_LIST', quota: true },
  { entity: 'fr-passes', list: 'FR_PASS_LIST', quota: true },
  { entity: 'third-party-cards', list: 'ACCESS_PASS_LIST', quota: false },
  { entity: 'access-pin-codes', list: 'ACCESS_PASS_LIST', quota: false },
  { entity: 'visitor-qr-passes', list: 'ACCESS_PASS_LIST', quota: false },
] as const satisfies readonly { entity: string; list: Permission; quota: boolean }[];
type Kind = (typeof kinds)[number];

interface Quota {
  used: number;
  left: number | null;
  simulated: boolean;
}

export default function AccessPasses() {
  const { officeCentre } = useSession();
  // Its words load with its area.
  useEntity('qr-passes');
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Kinds centre={officeCentre.officeCentreId} /> : <CentreNeeded />}
    </>
  );
}

function Kinds({ centre }: { centre: number }) {
  const translate = useTranslate();
  const { permissions } = useSession();
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 760 }}>{translate(`${WORDS}.lead`)}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
        {kinds
          .filter(({ list }) => permissions.includes(list))
          .map((kind) => (
            <KindCard key={kind.entity} kind={kind} centre={centre} />
          ))}
      </Box>
    </>
  );
}

function KindCard({ kind: { entity: name, quota }, centre }: { kind: Kind; centre: number }) {
  const translate = useTranslate();
  const { permissions } = useSession();
  const entity = useEntity(name);
  const path = entity.api.path.replace('{officeCentreId}', String(centre));
  const { data, error, refetch } = useQuery({
    // Under the name of the entity: live updates ask again.
    queryKey: [name, 'accessPasses', path],
    queryFn: async ({ signal }) => {
      const get = async <T,>(tail: string) => (await http<T>('GET', `${path}${tail}`, { signal })).data;
      const [counts, left] = await Promise.all([
        get<Record<string, number>>('/status-count'),
        quota && permissions.includes('PERSON_PASS_VIEW') ? get<Quota>('/quota') : undefined,
      ]);
      return { counts, left };
    },
    staleTime: 0,
  });
  const to = entity.pages?.list as string;
  const title = translate(`resources.${name}.pages.list`);
  const simulator = name === 'hid-passes' ? 'simulatedHid' : 'simulatedFace';
  return (
    <SectionCard
      title={title}
      action={
        <Link component={RouterLink} to={to} aria-label={title}>
          {translate(`${WORDS}.open`)}
        </Link>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {translate(`${WORDS}.given`, { count: data.left?.used ?? data.counts.ASSIGNED ?? 0 })}
          </Typography>
          {quota && data.left && (
            <Typography sx={{ color: data.left.left === 0 ? 'error.main' : 'text.secondary' }}>
              {data.left.left === null ? translate(`${WORDS}.unlimited`) : translate(`${WORDS}.left`, { count: data.left.left })}
            </Typography>
          )}
          {data.left?.simulated && (
            <Alert severity="info" sx={{ mt: 1.5 }}>
              {translate(`${WORDS}.${simulator}`)}
            </Alert>
          )}
          {name === 'third-party-cards' && permissions.includes('ACCESS_PASS_ADD') && (
            <Button component={RouterLink} to="/upload/third-party-passes" size="small" sx={{ mt: 1 }}>
              {translate(`${WORDS}.upload`)}
            </Button>
          )}
        </>
      ) : (
        <SectionsSkeleton />
      )}
    </SectionCard>
  );
}
