/** In front of the list of access points: the control room, of the building in which the person works. */
import { lazy, Suspense } from 'react';
import { chunk } from '#src/kit/late/chunk.ts';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { useCentreId } from '../generate/place.ts';

const ControlRoom = lazy(() => chunk(import('./room/ControlRoom.tsx')));

export default function RoomPage() {
  const centre = useCentreId();
  return centre === undefined ? (
    <CentreNeeded />
  ) : (
    <Suspense fallback={<SectionsSkeleton />}>
      <ControlRoom centre={centre} />
    </Suspense>
  );
}
