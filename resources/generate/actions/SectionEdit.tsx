import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';
import { sectionAction } from '../available.ts';
import type { Row } from '../Row.ts';
import { useWords } from '../words.ts';
import { ActionRunner } from './ActionRunner.tsx';

/** The edit button of a section, where an action changes just that section. */
export function SectionEdit({ entity, section, record }: { entity: Entity; section: string; record: Row }) {
  const [open, setOpen] = useState(false);
  const words = useWords(entity);
  const found = sectionAction(useSession(), entity, section, record);
  if (!found) return null;
  const [name] = found;
  return (
    <>
      <Tooltip title={words.action(name)}>
        <IconButton size="small" edge="end" aria-label={words.action(name)} onClick={() => setOpen(true)}>
          <Edit fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && <ActionRunner entity={entity} name={name} record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
