import { icons } from 'virtual:atrium/icons';
import ViewList from '@mui/icons-material/ViewListOutlined';
import { ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { preloadPage } from '#resources/generate/EntityPage.tsx';
import type { ManifestEntry } from '../../manifest.ts';
import { pageAt } from '../../pages.ts';
import { NewBadge, WaitingCount } from '../help/lazyParts.ts';
import { pages } from '../pageList.ts';

interface Props {
  entry: ManifestEntry;
  isNarrow: boolean;
  onChosen: () => void;
}

/** One entry; it is marked as current on every page of its entity. */
export function MenuItemLink({ entry, isNarrow, onChosen }: Props) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isCurrent = pageAt(pages, pathname)?.entity === entry.name;
  const label = translate(`resources.${entry.name}.pages.list`);
  const Icon = icons[entry.icon ?? ''] ?? ViewList;
  return (
    <ListItem disablePadding sx={{ px: 1.25, mb: 0.25 }}>
      <Tooltip title={isNarrow ? label : ''} placement="right">
        <ListItemButton
          component={Link}
          to={entry.pages.list as string}
          onClick={onChosen}
          onPointerEnter={() => preloadPage(entry.name, 'list')}
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
      {entry.waits ? (
        <Suspense fallback={null}>
          <WaitingCount entity={entry.name} isNarrow={isNarrow} />
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
