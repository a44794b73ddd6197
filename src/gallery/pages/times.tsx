import { Stack } from '@mui/material';
import { useState } from 'react';
import { TimePicker } from '#src/kit/dates/TimePicker.tsx';
import { TimeRangePicker } from '#src/kit/dates/TimeRangePicker.tsx';
import { Example } from '../Example.tsx';

export default function Times() {
  const [time, setTime] = useState('');
  const [range, setRange] = useState({ from: '', to: '' });
  const [half, setHalf] = useState('10:00');
  return (
    <Stack sx={{ gap: 4 }}>
      <Example title="Time" value={time}>
        <TimePicker label="Arrival" value={time} onChange={(next) => setTime(next)} />
      </Example>
      <Example title="Time range" value={range}>
        <TimeRangePicker label="Meeting" value={range} onChange={(next) => setRange(next)} />
      </Example>
      <Example title="Half hours of an afternoon" value={half}>
        <TimePicker label="Tour" step={30} min="13:00" max="17:00" value={half} onChange={(next) => setHalf(next)} />
      </Example>
    </Stack>
  );
}
