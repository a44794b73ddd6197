import Close from '@mui/icons-material/Close';
import { Alert, AlertTitle, IconButton } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { useFlag } from '#authProvider/useFlag.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { formatDateTime } from '#src/kit/values/dateTime.ts';
import type { Maintenance } from '../portalSettings.ts';
import { useMaintenance } from './useMaintenance.ts';

/** Above every page: the portal is worked on soon (it can be closed), or now (it cannot). */
export default function MaintenanceBanner({ first }: { first: readonly Maintenance[] }) {
  const current = useMaintenance(first);
  return current ? <Told key={current.told.uuid} {...current} /> : null;
}

function Told({ told, isOngoing }: { told: Maintenance; isOngoing: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  // One that is moved to another time is told again.
  const [closed, close] = useFlag(`maintenance:${told.uuid}`);
  if (!isOngoing && (closed === undefined || closed === told.startAt)) return null;
  const [from, to] = [told.startAt, told.endAt].map((at) => formatDateTime(at, zone, locale));
  return (
    <Alert
      severity={isOngoing ? 'warning' : 'info'}
      role="status"
      square
      sx={{ px: { xs: 2, md: 3 } }}
      action={
        isOngoing ? null : (
          <IconButton color="inherit" aria-label={translate('kit.close')} onClick={() => close(told.startAt)}>
            <Close fontSize="small" />
          </IconButton>
        )
      }
    >
      <AlertTitle>{readIn(told.title, locale)}</AlertTitle>
      {translate(isOngoing ? 'shell.maintenanceNow' : 'shell.maintenanceSoon', { from, to })} {readIn(told.message, locale)}
    </Alert>
  );
}
