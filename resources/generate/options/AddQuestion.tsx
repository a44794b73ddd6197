import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OptionType } from '#schemas/kernel/fields/optionList.ts';
import { useBuilder } from './builderContext.ts';

/** Adds a question; of which type, a menu asks where there are several. */
export function AddQuestion({ id, onAdd }: { id: string; onAdd: (type: OptionType) => void }) {
  const { facts, items, disabled } = useBuilder();
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [only] = facts.types;
  const several = facts.types.length > 1;
  const isFull = items.length >= facts.maxItems;
  return (
    <>
      <Button
        ref={button}
        id={id}
        size="small"
        variant="outlined"
        startIcon={<Add />}
        disabled={disabled || isFull}
        aria-haspopup={several ? 'menu' : undefined}
        aria-expanded={several ? open : undefined}
        onClick={() => (several ? setOpen(true) : only && onAdd(only))}
        sx={{ mt: 1 }}
      >
        {isFull ? translate('inputs.full', { max: facts.maxItems }) : translate('inputs.options.add')}
      </Button>
      <Menu
        open={open}
        anchorEl={button.current}
        // The text of a new question takes the focus; without one, the button has it back.
        disableRestoreFocus
        onClose={() => {
          flushSync(() => setOpen(false));
          button.current?.focus();
        }}
        slotProps={{ list: { 'aria-label': translate('inputs.options.type') } }}
      >
        {facts.types.map((type) => (
          <MenuItem
            key={type}
            onClick={() => {
              setOpen(false);
              onAdd(type);
            }}
          >
            {translate(`inputs.options.types.${type}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
