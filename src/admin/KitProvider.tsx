import { type ReactNode, useMemo } from 'react';
import { useMaybeSession } from '#authProvider/useSession.ts';
import { useKeySwitch } from '#src/app/useKeySwitch.ts';
import { KitContext } from '#src/kit/kitContext.ts';

/** Tells the kit's widgets what they need to know of the session and of the person's preferences. */
export function KitProvider({ children }: { children: ReactNode }) {
  const viewer = useMaybeSession();
  const [hasShortcuts] = useKeySwitch();
  const timeZone = viewer?.officeCentre?.timeZone ?? null;
  const value = useMemo(() => ({ viewer, timeZone, hasShortcuts }), [viewer, timeZone, hasShortcuts]);
  return <KitContext value={value}>{children}</KitContext>;
}
