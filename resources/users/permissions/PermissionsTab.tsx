/** The permission grid of a person (000 §6): by menu and group, against what the role brings; saved in one call. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { Permission } from '#schemas/kernel/access.ts';
import { EmptyState } from '#src/kit/EmptyState.tsx';
import { ErrorState } from '#src/kit/ErrorState.tsx';
import { errorText, failureOf } from '#src/kit/errorText.ts';
import { SectionCard } from '#src/kit/SectionCard.tsx';
import { SectionsSkeleton } from '#src/kit/Skeletons.tsx';
import { LeaveQuestion } from '../../generate/form/LeaveQuestion.tsx';
import type { RecordSlot } from '../../slots.ts';
import { differences, type Held, menusOf, resetOf } from './choice.ts';
import { GroupRow } from './GroupRow.tsx';
import { SaveBar } from './SaveBar.tsx';

const WORDS = 'resources.users.permissions';

export default function PermissionsTab({ record: { id } }: RecordSlot) {
  const key = ['users', id, 'permissions'];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<Held>('GET', `/users/${id}/permissions`, { signal })).data,
    staleTime: 0,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? (
    <Grid key={data.held.join()} held={data} path={`/users/${id}/set-permissions`} queryKey={key} />
  ) : (
    <SectionsSkeleton />
  );
}

function Grid({ held, path, queryKey }: { held: Held; path: string; queryKey: unknown[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(() => new Set(held.held));
  const [before, byRole] = useMemo(() => [new Set(held.held), new Set(held.byRole)], [held]);
  const changed = differences(before, chosen);
  const save = useMutation({
    mutationFn: () => http<Held>('PUT', path, { body: { permissions: [...chosen] } }),
    onSuccess: ({ data, message }) => {
      client.setQueryData(queryKey, data);
      notify(message, { type: 'success' });
    },
    onError: (failure) => notify(failureOf(failure).errors?.permissions ?? errorText(translate, failure), { type: 'error' }),
  });
  const wanted = search.trim().toLowerCase();
  const menus = menusOf(held, (group) => translate(`permissionGroups.${group}`).toLowerCase().includes(wanted));
  const mayChange = held.grantable.length > 0;
  return (
    <Box sx={{ maxWidth: 1080 }}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {translate(`${WORDS}.lead`, { role: translate(`roles.${held.roleCode}`), place: held.officeCentre ?? 'Atrium' })}
      </Typography>
      {mayChange ? null : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate(`${WORDS}.readOnly`)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <TextField
          type="search"
          size="small"
          label={translate(`${WORDS}.search`)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ minWidth: 240 }}
        />
        {mayChange && (
          <Button onClick={() => setChosen(resetOf(held))} disabled={differences(chosen, resetOf(held)) === 0}>
            {translate(`${WORDS}.reset`)}
          </Button>
        )}
      </Box>
      {menus.length === 0 ? <EmptyState /> : null}
      {menus.map(({ menu, rows }) => (
        <SectionCard key={menu} title={translate(`areas.${menu}`)}>
          {rows.map((row) => (
            <GroupRow key={row.group} row={row} chosen={chosen} byRole={byRole} onChange={setChosen} />
          ))}
        </SectionCard>
      ))}
      <SaveBar changed={changed} isBusy={save.isPending} onSave={() => save.mutate()} onCancel={() => setChosen(before)} />
      <LeaveQuestion unsaved={changed > 0 && !save.isPending} />
    </Box>
  );
}
