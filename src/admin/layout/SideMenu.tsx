import { manifest } from 'virtual:atrium/manifest';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { pageAt } from '#schemas/kernel/page.ts';
import { Mark, Wordmark } from '../../brand.tsx';
import { pages } from '../pageList.ts';
import { type NewFeature, useLoadedSettings } from '../portalSettings.ts';
import { MenuGroupList } from './MenuGroupList.tsx';
import { menuOf } from './menu.ts';
import { menuStyles } from './menuStyles.ts';

const MenuDrawer = lazy(() => import('./MenuDrawer.tsx'));

/** The logo links to it. Sign-in and /dashboard redirect by `homeOf` instead. */
const TODAY_PATH = '/today';
const NONE: readonly NewFeature[] = [];
const WIDE = 248;
const NARROW = 68;

interface Props {
  isSmall: boolean;
  isNarrow: boolean;
  isOpen: boolean;
  onClose: () => void;
  onToggleNarrow: () => void;
}

/** The menu: fixed at the side, or a drawer on small screens. */
export function SideMenu({ isSmall, isNarrow, isOpen, onClose, onToggleNarrow }: Props) {
  const translate = useTranslate();
  const session = useSession();
  const groups = useMemo(() => menuOf(session, manifest), [session]);
  const news = useLoadedSettings()?.newFeatures ?? NONE;
  const { pathname } = useLocation();
  const page = useMemo(() => pageAt(pages, pathname), [pathname]);
  const styles = useMemo(() => menuStyles(isNarrow), [isNarrow]);
  const width = isNarrow ? NARROW : WIDE;
  const label = translate(isNarrow ? 'shell.expandMenu' : 'shell.collapseMenu');
  const content = (
    <>
      <Box
        component={Link}
        to={TODAY_PATH}
        onClick={onClose}
        aria-label={`Atrium: ${translate('shell.today')}`}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: isNarrow ? 'center' : 'flex-start',
          height: 56,
          px: isNarrow ? 0 : 2.25,
          color: 'text.primary',
          textDecoration: 'none',
        }}
      >
        {isNarrow ? <Mark size={30} /> : <Wordmark size={28} />}
      </Box>
      <Box sx={styles}>
        {groups.map((group) => (
          <MenuGroupList key={group.area} group={group} page={page} isNarrow={isNarrow} news={news} onChosen={onClose} />
        ))}
      </Box>
      {isSmall ? null : (
        <Box sx={{ p: 1, borderTop: '1px solid var(--at-line)', textAlign: isNarrow ? 'center' : 'right' }}>
          <Tooltip title={label} placement="right">
            <IconButton aria-label={label} aria-expanded={!isNarrow} onClick={onToggleNarrow}>
              {isNarrow ? <KeyboardDoubleArrowRight fontSize="small" /> : <KeyboardDoubleArrowLeft fontSize="small" />}
            </IconButton>
          </Tooltip>
        </Box>
      )}
    </>
  );
  if (!isSmall)
    return (
      <Box className="at-screen" sx={{ width, flexShrink: 0 }}>
        <Box component="nav" className="at-screen" aria-label={translate('shell.menu')} sx={fixed} style={{ width }}>
          {content}
        </Box>
      </Box>
    );
  return (
    <Suspense fallback={null}>
      <MenuDrawer isOpen={isOpen} onClose={onClose} width={width}>
        {content}
      </MenuDrawer>
    </Suspense>
  );
}

const fixed = {
  position: 'fixed',
  top: 0,
  left: 0,
  height: '100%',
  zIndex: 'drawer',
  display: 'flex',
  flexDirection: 'column',
  overflowX: 'hidden',
  overflowY: 'auto',
  bgcolor: 'var(--at-sunken)',
  borderRight: '1px solid var(--at-line)',
} as const;
