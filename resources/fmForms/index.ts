/** The slots of permits to work. */
import { lazy } from 'react';
import type { area as fmForms } from '#schemas/fmForms/index.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof fmForms>({
  slots: { 'fm-forms': { toolbar: lazy(() => import('./SettingsButton.tsx')) } },
});
