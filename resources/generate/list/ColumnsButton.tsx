import Check from '@mui/icons-material/Check';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#schemas/kernel/entity.ts';
import { useWords } from '../words.ts';
import type { Column } from './columns.ts';

interface Props {
  entity: Entity;
  all: readonly Column[];
  chosen: readonly string[];
  choose: (names: string[] | null) => void;
}

/** Chooses the columns of a list; remembered per person. The first column cannot be hidden. */
export function ColumnsButton({ entity, all, chosen, choose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const words = useWords(entity);
  const toggle = (name: string) => choose(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <>
      <Tooltip title={translate('kit.columns')}>
        <IconButton
          size="small"
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-haspopup="menu"
          aria-label={translate('kit.columns')}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': translate('kit.columns') } }}
      >
        {all.slice(1).map(({ name }) => {
          const checked = chosen.includes(name);
          return (
            <MenuItem key={name} role="menuitemcheckbox" aria-checked={checked} onClick={() => toggle(name)}>
              <ListItemIcon>{checked && <Check fontSize="small" />}</ListItemIcon>
              <ListItemText>{words.field(name)}</ListItemText>
            </MenuItem>
          );
        })}
        <Divider component="li" aria-hidden />
        <MenuItem onClick={() => choose(null)}>{translate('kit.defaultColumns')}</MenuItem>
      </Menu>
    </>
  );
}
