import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { DROPDOWN_WIDTH } from '#src/kit/choices/dropdown.ts';
import { lateDialog } from '#src/kit/late/late.tsx';
import { useView } from './useView.ts';

const ViewsMenu = lateDialog(() => import('./ViewsMenu.tsx'));

/** The chosen view of a list, marked when the list has been changed since; opens the menu of views. */
export function ViewsButton({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const view = useView(entity);
  const name = view.chosen?.name;
  const label = name
    ? translate(view.isChanged ? 'lists.views.changedView' : 'lists.views.view', { name })
    : translate('lists.views.title');
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        variant="outlined"
        startIcon={<BookmarkBorder />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ maxWidth: DROPDOWN_WIDTH }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name ?? translate('lists.views.title')}
        </Box>
        {view.isChanged && (
          <Box component="span" aria-hidden sx={{ ml: 0.75, fontSize: '0.625rem', color: 'var(--at-accent)' }}>
            ●
          </Box>
        )}
      </Button>
      {isOpen && <ViewsMenu entity={entity} view={view} anchor={button.current} onClose={() => setOpen(false)} />}
    </>
  );
}
