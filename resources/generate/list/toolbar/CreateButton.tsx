import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { paramsOf } from '#schemas/kernel/calls/path.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { createPaths } from '#schemas/kernel/entity/fills.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { isOnRecord } from '#schemas/kernel/states/action.ts';
import { Keyed } from '#src/kit/values/Keyed.tsx';
import { needsCentre } from '../../CentreNeeded.tsx';
import { useWords } from '../../words.ts';

/** Leads to the form of a new record, for those who may add one; and to the pages of actions that create one without a parent. */
export function CreateButton({ entity }: { entity: Entity }) {
  const session = useSession();
  const words = useWords(entity);
  const paths = createPaths(entity);
  if (needsCentre(session, entity, 'create')) return null;
  const actions = Object.entries(entity.actions).flatMap(([name, action]) =>
    action.page && !isOnRecord(action) && !paramsOf(action.page).length && can(session, entity, name)
      ? [{ name, page: action.page }]
      : [],
  );
  return (
    <>
      {actions.map(({ name, page }) => (
        <Button key={name} component={LinkBase} to={page} variant="outlined" color="inherit">
          {words.action(name)}
        </Button>
      ))}
      {can(session, entity, 'create') &&
        paths[0] &&
        (paths[1] ? <Choice entity={entity} /> : <One to={paths[0].path} label={words.page('create')} />)}
    </>
  );
}

const One = ({ to, label }: { to: string; label: string }) => (
  <Keyed shortcut="c">
    <Button component={LinkBase} to={to} variant="contained" startIcon={<Add />}>
      {label}
    </Button>
  </Keyed>
);

/** A form for each value of the field that its address fills in. */
function Choice({ entity }: { entity: Entity }) {
  const words = useWords(entity);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Keyed shortcut="c">
        <Button
          variant="contained"
          startIcon={<Add />}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {words.page('create')}
        </Button>
      </Keyed>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {createPaths(entity).map(({ path, value = '' }) => (
          <MenuItem key={path} component={LinkBase} to={path}>
            {words.value(entity.fills ?? '', value)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
