/** The screens of events. */
import { lazy } from 'react';
import type { area as events } from '#schemas/events/index.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof events>({
  screens: { 'event-management': lazy(() => import('./EventManagement.tsx')) },
});
