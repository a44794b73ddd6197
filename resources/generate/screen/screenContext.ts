/** The screen that is shown, for its header. */
import { createContext, useContext } from 'react';
import type { ManifestScreen } from '#schemas/kernel/areas/manifest.ts';

export const ScreenContext = createContext<ManifestScreen | undefined>(undefined);

/** @throws where no screen is shown */
export function useScreen(): ManifestScreen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('there is no screen around this');
  return screen;
}
