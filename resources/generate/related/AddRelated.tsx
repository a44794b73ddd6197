import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity, Related } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { fillPage } from '../pagePath.ts';
import type { Row } from '../Row.ts';
import { useWords } from '../words.ts';

interface Props {
  related: Related;
  entity: Entity;
  parent: Row;
}

/** Above a related list: leads to the page that adds one of its records, for those who may. */
export function AddRelated({ related: { add }, entity, parent }: Props) {
  const session = useSession();
  const words = useWords(entity);
  if (!add || !can(session, entity, 'create')) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1.5 }}>
      <Button component={LinkBase} to={fillPage(add, parent.id)} variant="contained" startIcon={<Add />}>
        {words.page('create')}
      </Button>
    </Box>
  );
}
