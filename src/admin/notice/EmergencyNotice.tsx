import { lazy, Suspense } from 'react';
import { chunk } from '#src/kit/chunk.ts';
import { useEmergency } from './useEmergency.ts';

const EmergencyBanner = lazy(() => chunk(import('./EmergencyBanner.tsx')));

/** The place of an emergency, above the top bar. Its banner is loaded when there is one. */
export default function EmergencyNotice() {
  const told = useEmergency();
  return told ? (
    <Suspense fallback={null}>
      <EmergencyBanner told={told} key={told.uuid} />
    </Suspense>
  ) : null;
}
