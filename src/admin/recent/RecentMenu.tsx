import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useNavigate, useTranslate } from 'ra-core';
import { errorText } from '#src/kit/values/errorText.ts';
import { recordPage } from '../palette/recordPage.ts';
import { iconOf } from '../palette/usePageItems.ts';
import { useRecents } from './useRecents.ts';

/** What the person has opened last, in a menu. */
export default function RecentMenu({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { records, isPending, error, retry } = useRecents(true);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': translate('desk.recent'), dense: true },
        paper: { sx: { width: 320, maxWidth: '90vw' } },
      }}
    >
      {records.map(({ entity, id, label }) => {
        const Icon = iconOf(entity);
        return (
          <MenuItem
            key={`${entity} ${id}`}
            onClick={() => {
              onClose();
              navigate(recordPage(entity, id) ?? '/');
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText
              primary={label}
              secondary={translate(`resources.${entity}.name`, { smart_count: 1 })}
              slotProps={{ primary: { noWrap: true } }}
            />
          </MenuItem>
        );
      })}
      {Boolean(error) && (
        <MenuItem onClick={retry}>
          <ListItemText
            primary={translate('kit.failed')}
            secondary={`${errorText(translate, error)} ${translate('kit.retry')}`}
            slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}
          />
        </MenuItem>
      )}
      {records.length === 0 && !error && (
        <MenuItem disabled>
          <ListItemText>{translate(isPending ? 'kit.loading' : 'desk.noRecent')}</ListItemText>
        </MenuItem>
      )}
    </Menu>
  );
}
