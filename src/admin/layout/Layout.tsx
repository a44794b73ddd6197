import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useStore } from 'ra-core';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { chunk } from '#src/kit/chunk.ts';
import { useRouteHistory } from '#src/kit/routeHistory.ts';
import { FOOTER_HEIGHT } from '../help/footerHeight.ts';
import { EmergencyNotice, Footer, LiveUpdates, MaintenanceNotice, ShellDialogs } from '../help/lazyShellParts.ts';
import { Inactivity } from '../notice/Inactivity.tsx';
import { OfflineNotice } from '../notice/OfflineNotice.tsx';
import { expiryOf } from '../notice/passwordExpiry.ts';
import { isWorthReturning } from '../pageList.ts';
import { SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

const InvitationBanner = lazy(() => chunk(import('../notice/InvitationBanner.tsx')));
const PasswordBanner = lazy(() => chunk(import('../notice/PasswordBanner.tsx')));

/** The frame of every page: side menu (a drawer on small screens), top bar, page, footer. */
export function Layout() {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [isNarrow, setNarrow] = useStore('menu.narrow', false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const main = useScrollAndFocus();
  useRouteHistory(isWorthReturning);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  const session = useSession();
  const expiry = expiryOf(session, Date.now());
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink target="content" />
      <SideMenu
        isSmall={isSmall}
        isNarrow={isNarrow && !isSmall}
        isOpen={isDrawerOpen}
        onClose={closeDrawer}
        onToggleNarrow={() => setNarrow(!isNarrow)}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Suspense fallback={null}>
          <EmergencyNotice />
        </Suspense>
        <TopBar isSmall={isSmall} onOpenMenu={openDrawer} />
        <OfflineNotice />
        <Suspense fallback={null}>
          <MaintenanceNotice />
        </Suspense>
        {expiry ? (
          <Suspense fallback={null}>
            <PasswordBanner expiry={expiry} />
          </Suspense>
        ) : null}
        {session.invitations ? (
          <Suspense fallback={null}>
            <InvitationBanner count={session.invitations} />
          </Suspense>
        ) : null}
        <Box
          component="main"
          id="content"
          ref={main}
          tabIndex={-1}
          sx={{ flex: 1, p: { xs: 2, md: 3 }, pt: { xs: 1.5, md: 2 }, outline: 'none', minWidth: 0 }}
        >
          <div id="print-head" />
          <Outlet />
        </Box>
        <Suspense fallback={<Box sx={{ height: FOOTER_HEIGHT }} />}>
          <Footer />
          <LiveUpdates />
        </Suspense>
      </Box>
      <Inactivity />
      <Suspense fallback={null}>
        <ShellDialogs />
      </Suspense>
    </Box>
  );
}
