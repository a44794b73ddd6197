/** The stacking plan: a building's floors from top to bottom, who rents what, and what is free. Every unit leads to its page. */
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import type { PlanFloor } from '#schemas/tenants/stackingPlan.ts';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded } from '../../generate/CentreNeeded.tsx';
import { ScreenHeader } from '../../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../../generate/useEntity.ts';
import { FloorRow } from './FloorRow.tsx';
import { Legend } from './Legend.tsx';
import { huesOf, sharesOf } from './plan.ts';

export default function StackingPlan() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Plan /> : <CentreNeeded />}
    </>
  );
}

function Plan() {
  const translate = useTranslate();
  const units = useEntity('units');
  const { path } = endpointPathOf(units, 'stackingPlan', useSession(), '');
  const [only, setOnly] = useState<number | null>();
  const { data, error, refetch } = useQuery({
    // Below the name of the entity, so that a change of a unit is seen.
    queryKey: ['units', 'stacking-plan', path],
    queryFn: async ({ signal }) => (await http<PlanFloor[]>('GET', path, { signal })).data,
    staleTime: 0,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  if (!data.length) return <EmptyState hint={translate('resources.units.plan.none')} />;
  const shares = sharesOf(data);
  const hues = huesOf(shares);
  return (
    <>
      <Legend shares={shares} hues={hues} only={only} onOnly={setOnly} />
      <Box component="ol" aria-label={translate('screens.stacking-plan')} sx={building}>
        {data.map((floor) => (
          <FloorRow key={floor.floorNo} entity={units} floor={floor} hues={hues} only={only} />
        ))}
      </Box>
    </>
  );
}

const building = {
  listStyle: 'none',
  m: 0,
  p: { xs: 1, sm: 2 },
  display: 'grid',
  gap: 0.5,
  bgcolor: 'background.paper',
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
};
