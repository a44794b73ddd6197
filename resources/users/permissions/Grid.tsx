/** The permission grid (000 §6): by menu heading, group and function, against what the role brings; saved in one call. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { LeaveQuestion } from '../../generate/form/LeaveQuestion.tsx';
import { BoxLine } from './BoxLine.tsx';
import { differences, type Held, menusOf, resetOf } from './choice.ts';
import { SaveBar } from './SaveBar.tsx';
import { usePermissionChanges } from './usePermissionChanges.ts';

const WORDS = 'resources.users.permissions';

interface Props {
  held: Held;
  path: string;
  /** Which of several accounts is meant. */
  officeCentreId?: number;
  queryKey: readonly unknown[];
}

export function Grid({ held, path, officeCentreId, queryKey }: Props) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const { chosen, toggle, choose, cancel, save, isSaving } = usePermissionChanges(held, path, queryKey, officeCentreId);
  const byRole = useMemo(() => new Set(held.byRole), [held]);
  const wanted = search.trim().toLowerCase();
  const menus = useMemo(() => {
    const fits = (key: string) => translate(key).toLowerCase().includes(wanted);
    return menusOf(held, (group, menu) => fits(`permissionGroups.${group}`) || fits(`areas.${menu}`));
  }, [held, wanted, translate]);
  const changed = differences(new Set(held.held), chosen);
  const mayChange = held.grantable.length > 0;
  const reset = resetOf(held);
  const line = { chosen, byRole, onToggle: toggle };
  return (
    <Box sx={{ maxWidth: 1180 }}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {translate(`${WORDS}.lead`, { role: translate(`roles.${held.roleCode}`), place: held.officeCentre ?? 'Atrium' })}
      </Typography>
      {!mayChange && (
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
          <Button onClick={() => choose(reset)} disabled={differences(chosen, reset) === 0}>
            {translate(`${WORDS}.reset`)}
          </Button>
        )}
      </Box>
      {menus.length === 0 && <EmptyState />}
      {menus.map(({ menu, rows, columns }) => (
        <SectionCard key={menu} title={translate(`areas.${menu}`)}>
          {rows.length > 1 && (
            <BoxLine {...line} label={translate(`${WORDS}.all`, { name: translate(`areas.${menu}`) })} boxes={columns} />
          )}
          {rows.map(({ group, boxes, missing }) => (
            <BoxLine
              key={group}
              {...line}
              marks
              label={translate(`permissionGroups.${group}`)}
              note={missing && translate(`${WORDS}.addOnOff`, { name: translate(`addOns.${missing}`) })}
              boxes={boxes}
            />
          ))}
        </SectionCard>
      ))}
      <SaveBar changed={changed} isBusy={isSaving} onSave={save} onCancel={cancel} />
      <LeaveQuestion unsaved={changed > 0 && !isSaving} withinPage />
    </Box>
  );
}
