import './frame.css';
import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useStore } from 'ra-core';
import { Suspense, useCallback, useState } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { useRouteHistory } from '#src/kit/page/routeHistory.ts';
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

const InvitationBanner = latePart(() => import('../notice/InvitationBanner.tsx'), { quiet: true });
const PasswordBanner = latePart(() => import('../notice/PasswordBanner.tsx'), { quiet: true });

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
    <div className="at-frame">
      <SkipLink target="content" />
      <SideMenu
        isSmall={isSmall}
        isNarrow={isNarrow && !isSmall}
        isOpen={isDrawerOpen}
        onClose={closeDrawer}
        onToggleNarrow={() => setNarrow(!isNarrow)}
      />
      <div className="at-frame-page">
        <EmergencyNotice />
        <TopBar isSmall={isSmall} onOpenMenu={openDrawer} />
        <OfflineNotice />
        <MaintenanceNotice />
        {expiry ? <PasswordBanner expiry={expiry} /> : null}
        {session.invitations ? <InvitationBanner count={session.invitations} /> : null}
        <main id="content" ref={main} tabIndex={-1} className="at-page">
          <div id="print-head" />
          <Outlet />
        </main>
        <Suspense fallback={<div style={{ height: FOOTER_HEIGHT }} />}>
          <Footer />
        </Suspense>
        <LiveUpdates />
      </div>
      <Inactivity />
      <ShellDialogs />
    </div>
  );
}
