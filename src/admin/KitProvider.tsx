import { type ReactNode, useMemo } from 'react';
import { useMaybeSession } from '#authProvider/useSession.ts';
import { useKeySwitch } from '#src/app/useKeySwitch.ts';
import { KitContext } from '#src/kit/kitContext.ts';

/** Gives the kit's widgets what they need from the session and the preferences. */
export function KitProvider({ children }: { children: ReactNode }) {
  const viewer = useMaybeSession();
  const [hasShortcuts] = useKeySwitch();
  const timeZone = viewer?.officeCentre?.timeZone ?? null;
  const value = useMemo(() => ({ viewer, timeZone, hasShortcuts }), [viewer, timeZone, hasShortcuts]);
  return <KitContext value={value}>{children}</KitContext>;
}
