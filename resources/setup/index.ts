/** What the pages of what a building sets up show that their schema cannot say. */
import { lazy } from 'react';
import type { area as setup } from '#schemas/setup/index.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof setup>({
  slots: { holidays: { toolbar: lazy(() => import('./CopyYearButton.tsx')) } },
});
