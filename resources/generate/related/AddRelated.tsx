import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Related } from '#schemas/kernel/entity/pages.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { fillPage } from '../pagePath.ts';
import type { Row } from '../Row.ts';
import { useWords } from '../words.ts';

interface Props {
  related: Related;
  entity: Entity;
  parent: Row;
  /** At the right end of the title of a page instead of above a list. */
  inTitle?: true;
}

/** Leads to the page that adds one of the records of a related list, for those who may, while the record that they belong to allows it. */
export function AddRelated({ related: { add, addWhen }, entity, parent, inTitle }: Props) {
  const session = useSession();
  const words = useWords(entity);
  if (!add || !can(session, entity, 'create') || !matches(addWhen, parent, { today: session?.today, record: parent }))
    return null;
  const button = (
    <Button
      component={LinkBase}
      to={fillPage(add, parent.id)}
      size={inTitle ? 'small' : undefined}
      variant="contained"
      startIcon={<Add />}
    >
      {words.page('create')}
    </Button>
  );
  return inTitle ? button : <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1.5 }}>{button}</Box>;
}
