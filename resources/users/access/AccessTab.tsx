/** Where a person may go (000 §7 access floors): the floors that the lift takes them to, and those on which they receive visitors. */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { http } from '#dataProvider/httpClient.ts';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded } from '../../generate/CentreNeeded.tsx';
import { LeaveQuestion } from '../../generate/form/LeaveQuestion.tsx';
import { useCentreId } from '../../generate/place.ts';
import { SaveBar } from '../permissions/SaveBar.tsx';
import { FloorBoxes } from './FloorBoxes.tsx';
import { type Floors, lists, useFloorChanges } from './useFloorChanges.ts';

const WORDS = 'resources.users.access';

export default function AccessTab({ record: { id } }: { record: Readonly<{ id: number }> }) {
  const centre = useCentreId();
  if (centre === undefined) return <CentreNeeded />;
  return <AccessFloors path={`/office-centres/${centre}`} id={id} />;
}

function AccessFloors({ path, id }: { path: string; id: number }) {
  const queryKey = ['access-floors', path, id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const get = async <T,>(tail: string) => (await http<T>('GET', `${path}${tail}`, { signal })).data;
      const [held, accessFloors, vmsFloors] = await Promise.all([
        get<Floors>(`/users/${id}/access-floors`),
        get<Option[]>('/access-floors/get-access-floor-drop-down'),
        get<Option[]>('/access-floors/vms-floor-drop-down'),
      ]);
      return { held, offered: { accessFloors, vmsFloors } };
    },
    staleTime: 0,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SectionsSkeleton />;
  return <Choices {...data} path={`${path}/users/${id}/access-floors`} onSaved={() => void refetch()} />;
}

interface Props {
  held: Floors;
  offered: Record<(typeof lists)[number], Option[]>;
  path: string;
  onSaved: () => void;
}

function Choices({ held, offered, path, onSaved }: Props) {
  const translate = useTranslate();
  const { chosen, toggle, extendedTime, turnExtendedTime, cancel, save, isSaving, changed } = useFloorChanges(
    held,
    path,
    onSaved,
  );
  return (
    <>
      {lists.map((list) => (
        <SectionCard key={list} title={translate(`${WORDS}.${list}`)}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {translate(`${WORDS}.${list}Text`)}
          </Typography>
          <FloorBoxes
            label={translate(`${WORDS}.${list}`)}
            floors={offered[list].map(({ label }) => label)}
            held={held[list]}
            chosen={chosen[list]}
            readOnly={!held.mayChange}
            onToggle={(floor) => toggle(list, floor)}
          />
        </SectionCard>
      ))}
      <SectionCard title={translate(`${WORDS}.extendedTime`)}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {translate(`${WORDS}.extendedTimeText`)}
        </Typography>
        <FormControlLabel
          label={translate(`${WORDS}.extendedTimeLabel`)}
          disabled={!held.mayChange}
          control={<Checkbox size="small" checked={extendedTime} onChange={turnExtendedTime} />}
        />
      </SectionCard>
      {!held.mayChange && <Typography sx={{ color: 'text.secondary' }}>{translate(`${WORDS}.readOnly`)}</Typography>}
      <SaveBar changed={changed} isBusy={isSaving} onSave={save} onCancel={cancel} />
      <LeaveQuestion unsaved={changed > 0 && !isSaving} withinPage />
    </>
  );
}
