/** The component of every screen: the shell's own, and those of the areas. */
import type { ComponentType } from 'react';
import type { ScreensOf } from '#resources/area.ts';
import { screenComponents } from '#resources/areas.ts';
import type { area as shell } from '#schemas/shell/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePage } from '#src/kit/late/late.tsx';
import { AddOnDisabledPage } from './pages/AddOnDisabledPage.tsx';
import { GoHome } from './pages/GoHome.tsx';
import { WelcomePage } from './pages/WelcomePage.tsx';

const own: ScreensOf<typeof shell> = {
  today: latePage(() => withTexts('today', import('./today/TodayPage.tsx'))),
  dashboard: GoHome,
  welcome: WelcomePage,
  'add-on-disabled': AddOnDisabledPage,
  settings: latePage(() => withTexts('channels', import('./pages/account/SettingsPage.tsx'))),
  security: latePage(() => withTexts('security', import('./pages/account/SecurityPage.tsx'))),
  invitations: latePage(() => withTexts('security', import('./pages/account/InvitationsPage.tsx'))),
  'company-info': latePage(() => import('./pages/account/CompanyInfoPage.tsx')),
  'data-provider': latePage(() => withTexts('forms', import('./pages/account/DataProviderPage.tsx'))),
  'mail-server': latePage(() => withTexts('forms', import('./pages/account/MailServerPage.tsx'))),
};

export const components: Readonly<Record<string, ComponentType>> = { ...own, ...screenComponents };
