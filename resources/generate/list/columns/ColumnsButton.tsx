import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { lateDialog } from '#src/kit/late/late.tsx';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';

const DisplayPanel = lateDialog(() => import('./DisplayPanel.tsx'));

/** Opens the choice of columns, their order and the density of a list. */
export function ColumnsButton({ entity }: { entity: Entity }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const translate = useTranslate();
  return (
    <>
      <Tooltip title={translate('kit.columns')}>
        <IconButton
          ref={button}
          size="small"
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={translate('kit.columns')}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && <DisplayPanel entity={entity} anchor={button.current} onClose={() => setOpen(false)} />}
    </>
  );
}
