import CalendarMonth from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'ra-core';
import { parkingCalendar } from '#schemas/parking/parkingCalendar.ts';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';

/** Links the list of season parking to its calendar. */
export default function CalendarButton() {
  const label = useTranslate()('screens.parking-calendar');
  return (
    <Tooltip title={label}>
      <IconButton size="small" component={LinkBase} to={parkingCalendar.path} aria-label={label}>
        <CalendarMonth fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
