/** The buttons at the right end of a title bar: the most important first, the rest in a menu. */
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkBase, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useViewer } from '../kitContext.ts';
import { Keyed } from '../values/Keyed.tsx';
import { type ButtonKind, offeredTo, type PageButton, splitButtons, toneOf } from './pageButtons.ts';

/** Default labels of the buttons. */
const usual: Readonly<Record<ButtonKind, string>> = {
  back: 'desk.back',
  cancel: 'kit.cancel',
  confirm: 'kit.confirm',
  upload: 'desk.upload',
  print: 'desk.print',
  action: 'kit.moreActions',
  edit: 'kit.edit',
  delete: 'kit.delete',
  download: 'desk.download',
};

/** Only what the person may do is offered (000 §2). */
export function PageButtons({ buttons }: { buttons: readonly PageButton[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const viewer = useViewer();
  const phone = useMediaQuery('(max-width: 700px)', { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { front, menu } = splitButtons(offeredTo(viewer, buttons), phone ? 1 : 3);
  const labelOf = ({ kind, label }: PageButton) => label ?? translate(usual[kind]);
  const press = ({ to, onPress }: PageButton) => (to ? navigate(to) : onPress?.());
  return (
    <>
      {front.map((button) => {
        const tone = toneOf(button);
        return (
          <Keyed key={button.key} shortcut={button.shortcut}>
            <Button
              sx={tone === 'danger' ? dangerous : undefined}
              variant={tone === 'primary' ? 'contained' : 'outlined'}
              color={tone === 'danger' ? 'error' : tone === 'primary' ? 'primary' : 'inherit'}
              disabled={button.disabled}
              loading={button.busy}
              {...(button.to ? { component: LinkBase, to: button.to } : { onClick: button.onPress })}
            >
              {labelOf(button)}
            </Button>
          </Keyed>
        );
      })}
      {menu.length > 0 && (
        <>
          <IconButton
            aria-label={translate('kit.moreActions')}
            aria-haspopup="menu"
            aria-expanded={Boolean(anchor)}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVert />
          </IconButton>
          <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
            {menu.map((button) => (
              <MenuItem
                key={button.key}
                disabled={button.disabled || button.busy}
                onClick={() => {
                  setAnchor(null);
                  press(button);
                }}
                sx={{ color: toneOf(button) === 'danger' ? 'error.main' : undefined }}
              >
                {labelOf(button)}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </>
  );
}

/** The theme draws outlined buttons in the colour of text. */
const dangerous = { color: 'error.main', borderColor: 'error.main' };
