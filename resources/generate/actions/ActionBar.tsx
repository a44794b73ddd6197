/** The buttons of a record's page: what is allowed now, the most important in front, what is left over in a menu. */
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkBase, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Row } from '../show/ShowPage.tsx';
import { ActionRunner } from './ActionRunner.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { type BarButton, splitButtons, useBarButtons } from './useBarButtons.ts';

export function ActionBar({ entity, record }: { entity: Entity; record: Row }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const phone = useMediaQuery('(max-width: 700px)', { noSsr: true });
  const [running, setRunning] = useState<string>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { front, menu } = splitButtons(useBarButtons(entity, record), phone ? 1 : 3);
  const close = () => setRunning(undefined);
  const press = ({ key, to }: BarButton) => (to ? navigate(to) : setRunning(key));

  return (
    <>
      {front.map((button) => (
        <Button
          key={button.key}
          sx={button.tone === 'danger' ? dangerous : undefined}
          variant={button.tone === 'primary' ? 'contained' : 'outlined'}
          color={button.tone === 'danger' ? 'error' : button.tone === 'primary' ? 'primary' : 'inherit'}
          {...(button.to ? { component: LinkBase, to: button.to } : { onClick: () => press(button) })}
        >
          {button.label}
        </Button>
      ))}
      {menu.length > 0 && (
        <>
          <IconButton
            aria-label={translate('kit.moreActions')}
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVert />
          </IconButton>
          <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
            {menu.map((button) => (
              <MenuItem
                key={button.key}
                onClick={() => {
                  setAnchor(null);
                  press(button);
                }}
                sx={{ color: button.tone === 'danger' ? 'error.main' : undefined }}
              >
                {button.label}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
      {running === DELETE && <DeleteDialog entity={entity} record={record} onClose={close} />}
      {running && running !== DELETE && <ActionRunner entity={entity} name={running} record={record} onClose={close} />}
    </>
  );
}
const DELETE = 'delete';
/** The theme draws outlined buttons in the colour of text. */
const dangerous = { color: 'error.main', borderColor: 'error.main' };
