/** /access-points (000 §2): the control room, or the list of all access points; whichever the person looked at last. A filter is one of the list. */
import Button from '@mui/material/Button';
import { useLocation, useStore, useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded, needsCentre } from '../generate/CentreNeeded.tsx';
import ListPage from '../generate/list/ListPage.tsx';
import { useCentreId } from '../generate/place.ts';
import type { ViewProps } from '../generate/ViewProps.ts';
import { useWords } from '../generate/words.ts';

const ControlRoom = lazy(() => chunk(import('./room/ControlRoom.tsx')));
const LOOK = 'access-doors.look';
type Look = 'room' | 'table';
const useLook = () => useStore<Look>(LOOK, 'room');

export default function PointsPage(props: ViewProps) {
  const { entity } = props;
  const words = useWords(entity);
  const translate = useTranslate();
  const session = useSession();
  const centre = useCentreId();
  const [look, setLook] = useLook();
  const { search } = useLocation();
  if (search || look === 'table' || session.side === 'tenant') return <ListPage {...props} />;
  return (
    <>
      <PageHeader
        title={words.page('list')}
        actions={
          <Button variant="outlined" color="inherit" onClick={() => setLook('table')}>
            {translate('resources.access-events.room.table')}
          </Button>
        }
      />
      {centre === undefined || needsCentre(session, entity, 'list') ? (
        <CentreNeeded />
      ) : (
        <Suspense fallback={<SectionsSkeleton />}>
          <ControlRoom centre={centre} />
        </Suspense>
      )}
    </>
  );
}

/** Above the list: back to the control room. */
export function RoomButton() {
  const translate = useTranslate();
  const [, setLook] = useLook();
  const { search } = useLocation();
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      {...(search ? { href: '/access-points' } : {})}
      onClick={() => setLook('room')}
    >
      {translate('resources.access-events.room.live')}
    </Button>
  );
}
