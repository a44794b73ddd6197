/** In front of the list of access points: the control room, of the building in which the person works. */
import { Suspense } from 'react';
import { latePart } from '#src/kit/late/late.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { useCentreId } from '../generate/place.ts';

const ControlRoom = latePart(() => import('./room/ControlRoom.tsx'));

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
