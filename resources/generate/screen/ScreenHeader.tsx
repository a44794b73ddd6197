import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { screenFor } from '#schemas/kernel/areas/screen.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useScreen } from './screenContext.ts';
import { useScreenCrumbs } from './useScreenCrumbs.ts';

/** The title bar of a screen: title, tab of the browser and breadcrumb are as its declaration says. */
export function ScreenHeader(props: Omit<ComponentProps<typeof PageHeader>, 'title' | 'crumbs'>) {
  const translate = useTranslate();
  const screen = useScreen();
  const { title } = screenFor(screen, useSession());
  return <PageHeader {...props} title={translate(title)} crumbs={useScreenCrumbs(screen)} />;
}
