import { icons } from 'virtual:atrium/icons';
import ViewList from '@mui/icons-material/ViewListOutlined';
import { ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { preloadPage } from '#resources/generate/EntityPage.tsx';
import { pageAt } from '#schemas/kernel/page.ts';
import { NewBadge, WaitingCount } from '../help/lazyShellParts.ts';
import { pages } from '../pageList.ts';
import { isCurrentEntry, type MenuEntry } from './menu.ts';

interface Props {
  entry: MenuEntry;
  isNarrow: boolean;
  onChosen: () => void;
}

/** One entry; it is marked as current on every page of its entity, or on its screen. */
export function MenuItemLink({ entry, isNarrow, onChosen }: Props) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isCurrent = isCurrentEntry(entry, pageAt(pages, pathname));
  const label = translate(entry.label);
  const Icon = icons[entry.icon ?? ''] ?? ViewList;
  return (
    <ListItem disablePadding sx={{ px: 1.25, mb: 0.25 }}>
      <Tooltip title={isNarrow ? label : ''} placement="right">
        <ListItemButton
          component={Link}
          to={entry.path}
          onClick={onChosen}
          onPointerEnter={() => entry.entity && preloadPage(entry.entity, 'list')}
          selected={isCurrent}
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={isNarrow ? label : undefined}
          sx={{
            minHeight: 38,
            py: 0.5,
            px: 1.25,
            borderRadius: 1,
            justifyContent: isNarrow ? 'center' : 'flex-start',
            color: 'text.primary',
            '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'var(--at-primary-soft)', color: 'var(--at-primary-strong)' },
          }}
        >
          <ListItemIcon sx={{ minWidth: isNarrow ? 0 : 34, color: isCurrent ? 'inherit' : 'text.secondary' }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {isNarrow ? null : (
            <ListItemText primary={label} slotProps={{ primary: { noWrap: true, sx: { fontWeight: isCurrent ? 600 : 450 } } }} />
          )}
        </ListItemButton>
      </Tooltip>
      {entry.counts ? (
        <Suspense fallback={null}>
          <WaitingCount entity={entry.counts} isNarrow={isNarrow} />
        </Suspense>
      ) : null}
      {isNarrow ? null : (
        <Suspense fallback={null}>
          <NewBadge feature={entry.name} />
        </Suspense>
      )}
    </ListItem>
  );
}
