import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Settings from '@mui/icons-material/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { eventCalendar } from '#schemas/events/eventCalendar.ts';
import { eventSettings } from '#schemas/events/eventSettings.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';

/** Links the list of events to the calendar of their sessions, and to what the building sets for them. */
export default function EventButtons() {
  const session = useSession();
  const translate = useTranslate();
  const { singleton, endpoints } = eventSettings;
  return (
    <>
      <PageLink label={translate('screens.event-calendar')} to={eventCalendar.path} icon={<CalendarMonth fontSize="small" />} />
      {singleton?.page && !refusalOf(session, { permission: endpoints?.save?.permission }) && (
        <PageLink
          label={translate('resources.event-settings.pages.singleton')}
          to={singleton.page}
          icon={<Settings fontSize="small" />}
        />
      )}
    </>
  );
}

function PageLink({ label, to, icon }: { label: string; to: string; icon: ReactNode }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" component={LinkBase} to={to} aria-label={label}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
