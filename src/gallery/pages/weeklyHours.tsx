import { Stack } from '@mui/material';
import { useState } from 'react';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { WeeklyHoursPicker } from '#src/kit/dates/WeeklyHoursPicker.tsx';
import { WeeklyHoursText } from '#src/kit/dates/WeeklyHoursText.tsx';
import { Example } from '../Example.tsx';

const START: WeeklyHours[] = [
  { day: 1, from: '09:00', to: '18:00' },
  { day: 6, from: '09:00', to: '13:00' },
];

export default function WeeklyHoursPage() {
  const [week, setWeek] = useState<WeeklyHours[]>(START);
  return (
    <Stack sx={{ gap: 4, '& > section': { maxWidth: 760 } }}>
      <Example title="Weekly hours" value={week}>
        <WeeklyHoursPicker label="Opening hours" value={week} onChange={setWeek} />
      </Example>
      <Example title="As it is read">
        <WeeklyHoursText value={week} lines />
      </Example>
      <Example title="In a table">
        <WeeklyHoursText value={week} />
      </Example>
    </Stack>
  );
}
