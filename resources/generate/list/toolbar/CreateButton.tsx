import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { Keyed } from '#src/kit/values/Keyed.tsx';
import { needsCentre } from '../../CentreNeeded.tsx';
import { pagePath } from '../../pagePath.ts';
import { useWords } from '../../words.ts';

/** Leads to the form of a new record, for those who may add one. */
export function CreateButton({ entity }: { entity: Entity }) {
  const session = useSession();
  const words = useWords(entity);
  const to = pagePath(entity, 'create');
  if (!to || needsCentre(session, entity, 'create') || !can(session, entity, 'create')) return null;
  return (
    <Keyed shortcut="c">
      <Button component={LinkBase} to={to} variant="contained" startIcon={<Add />}>
        {words.page('create')}
      </Button>
    </Keyed>
  );
}
