/** Leads to the page on which staff scan codes, for those who may check people in. */
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { eventCheckIn } from '#schemas/events/eventCheckIn.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';

interface Props {
  /** Uuids. */
  event: string;
  session?: string;
}

export function CheckInLink({ event, session }: Props) {
  const translate = useTranslate();
  if (refusalOf(useSession(), eventCheckIn.needs)) return null;
  const path = fillPath(eventCheckIn.path, { id: event });
  return (
    <Button
      size="small"
      className="at-screen"
      startIcon={<QrCodeScanner />}
      component={LinkBase}
      to={session ? `${path}?session=${session}` : path}
    >
      {translate('screens.event-check-in')}
    </Button>
  );
}
