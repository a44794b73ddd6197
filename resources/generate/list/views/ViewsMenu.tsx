import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { DROPDOWN_WIDTH } from '#src/kit/choices/dropdown.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { useListSettings } from '../columns/listSettings.ts';
import { type SavedView, useSavedViews, useViewCalls } from './useSavedViews.ts';
import type { ViewState } from './useView.ts';
import { ViewDialog } from './ViewDialog.tsx';

interface Props {
  entity: Entity;
  view: ViewState;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The saved views of a list: one's own and the shared ones, and what can be done with the chosen one. */
export default function ViewsMenu({ entity, view, anchor, onClose }: Props) {
  const { chosen, isChanged, present, show, note } = view;
  const translate = useTranslate();
  const notify = useNotify();
  const { side } = useSession();
  const { data: views = [], isPending, error } = useSavedViews(entity.name);
  const calls = useViewCalls(entity.name);
  const [settings, change] = useListSettings(entity);
  const [asking, setAsking] = useState<'new' | 'rename' | 'delete'>();
  const isDefault = chosen !== null && settings.view === chosen.id;
  const mayShare = side !== 'tenant';

  const pick = (one: SavedView | null) => {
    show(one);
    onClose();
  };
  /** Changes the chosen view; a refusal shows a message and leaves it unchanged. */
  const run = async (work: Promise<SavedView>, said: string) => {
    onClose();
    try {
      note(await work);
      notify(said, { type: 'success' });
    } catch (failure) {
      notify(errorText(translate, failure), { type: 'error' });
    }
  };
  if (asking === 'new' || (asking === 'rename' && chosen))
    return (
      <ViewDialog
        title={translate(asking === 'new' ? 'lists.views.saveAs' : 'lists.views.rename')}
        name={asking === 'rename' ? (chosen?.name ?? '') : ''}
        mayShare={asking === 'new' && mayShare}
        onClose={onClose}
        save={async ({ name, shared }) => {
          if (asking === 'new') note(await calls.create({ name, shared, settings: present }));
          else if (chosen) note(await calls.change(chosen.id, { name }));
          notify('lists.views.saved', { type: 'success' });
          onClose();
        }}
      />
    );
  if (asking === 'delete' && chosen)
    return (
      <ConfirmDialog
        open
        tone="danger"
        title={translate('kit.deleteTitle', { title: chosen.name })}
        question={translate(chosen.shared ? 'lists.views.deleteShared' : 'lists.views.deleteOwn')}
        confirmLabel={translate('kit.delete')}
        onClose={onClose}
        onConfirm={async () => {
          onClose();
          try {
            await calls.remove(chosen.id);
            note(null);
            if (isDefault) change({ view: undefined });
            notify('lists.views.deleted', { type: 'success' });
          } catch (failure) {
            notify(errorText(translate, failure), { type: 'error' });
          }
        }}
      />
    );
  const item = (one: SavedView) => (
    <MenuItem key={one.id} role="menuitemradio" aria-checked={one.id === chosen?.id} onClick={() => pick(one)}>
      <ListItemIcon>{one.id === chosen?.id && <Check fontSize="small" />}</ListItemIcon>
      <ListItemText
        primary={one.name}
        secondary={one.shared ? translate('lists.views.sharedBy', { name: one.owner }) : undefined}
        slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
      />
    </MenuItem>
  );
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { dense: true, 'aria-label': translate('lists.views.title') },
        paper: { sx: { width: DROPDOWN_WIDTH } },
      }}
    >
      <MenuItem role="menuitemradio" aria-checked={chosen === null} onClick={() => pick(null)}>
        <ListItemIcon>{chosen === null && <Check fontSize="small" />}</ListItemIcon>
        <ListItemText>{translate('lists.views.usual')}</ListItemText>
      </MenuItem>
      {isPending && (
        <Box component="li" role="presentation" sx={{ display: 'grid', placeItems: 'center', py: 1 }}>
          <CircularProgress size={18} aria-label={translate('kit.loading')} />
        </Box>
      )}
      {error && <MenuItem disabled>{errorText(translate, error)}</MenuItem>}
      {views.map(item)}
      <Divider component="li" aria-hidden />
      {chosen?.mayChange && isChanged && (
        <MenuItem onClick={() => void run(calls.change(chosen.id, { settings: present }), 'lists.views.saved')}>
          {translate('lists.views.update')}
        </MenuItem>
      )}
      {chosen && isChanged && <MenuItem onClick={() => pick(chosen)}>{translate('lists.views.back')}</MenuItem>}
      <MenuItem onClick={() => setAsking('new')}>{translate('lists.views.saveAs')}</MenuItem>
      {chosen && (
        <MenuItem
          onClick={() => {
            change({ view: isDefault ? undefined : chosen.id });
            onClose();
          }}
        >
          {translate(isDefault ? 'lists.views.notDefault' : 'lists.views.makeDefault')}
        </MenuItem>
      )}
      {chosen?.mayChange && <MenuItem onClick={() => setAsking('rename')}>{translate('lists.views.rename')}</MenuItem>}
      {chosen?.mayChange && (chosen.shared || mayShare) && (
        <MenuItem onClick={() => void run(calls.change(chosen.id, { shared: !chosen.shared }), 'lists.views.saved')}>
          {translate(chosen.shared ? 'lists.views.unshare' : 'lists.views.share')}
        </MenuItem>
      )}
      {chosen?.mayChange && <MenuItem onClick={() => setAsking('delete')}>{translate('lists.views.delete')}</MenuItem>}
    </Menu>
  );
}
