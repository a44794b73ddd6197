import { useEffect, useState, useSyncExternalStore } from 'react';
import { areChangesHeard, awaitListening } from '#src/app/live/hearChanges.ts';
import { latePart } from '#src/kit/late/late.tsx';

const EmergencyBanner = latePart(() => import('./EmergencyBanner.tsx'), { quiet: true });

/** Without live events it asks all the same, a little later. */
const LATER_MS = 10_000;

/** The place of an emergency, above the top bar: asked for when the first page is there and changes are heard. */
export default function EmergencyNotice() {
  const isHeard = useSyncExternalStore(awaitListening, areChangesHeard);
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isHeard || isLater ? <EmergencyBanner /> : null;
}
