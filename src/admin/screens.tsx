/** The component of every screen: the shell's own, and those of the areas. */
import { type ComponentType, lazy } from 'react';
import type { ScreensOf } from '#resources/area.ts';
import { screenComponents } from '#resources/areas.ts';
import type { area as shell } from '#schemas/shell/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { chunk } from '#src/kit/chunk.ts';
import { AddOnDisabledPage } from './pages/AddOnDisabledPage.tsx';
import { GoHome } from './pages/GoHome.tsx';
import { WelcomePage } from './pages/WelcomePage.tsx';

const own: ScreensOf<typeof shell> = {
  today: lazy(() => withTexts('today', chunk(import('./today/TodayPage.tsx')))),
  dashboard: GoHome,
  welcome: WelcomePage,
  'add-on-disabled': AddOnDisabledPage,
  settings: lazy(() => withTexts('channels', chunk(import('./pages/account/SettingsPage.tsx')))),
  security: lazy(() => withTexts('security', chunk(import('./pages/account/SecurityPage.tsx')))),
  invitations: lazy(() => withTexts('security', chunk(import('./pages/account/InvitationsPage.tsx')))),
  'company-info': lazy(() => chunk(import('./pages/account/CompanyInfoPage.tsx'))),
  'data-provider': lazy(() => withTexts('forms', chunk(import('./pages/account/DataProviderPage.tsx')))),
  'mail-server': lazy(() => withTexts('forms', chunk(import('./pages/account/MailServerPage.tsx')))),
};

export const components: Readonly<Record<string, ComponentType>> = { ...own, ...screenComponents };
