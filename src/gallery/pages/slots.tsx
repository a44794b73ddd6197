import { Stack } from '@mui/material';
import { useState } from 'react';
import { timeAt } from '#src/kit/dates/clock.ts';
import type { SlotValue, TimeSlot } from '#src/kit/dates/slots.ts';
import { TimeSlots } from '#src/kit/dates/TimeSlots.tsx';
import { Example } from '../Example.tsx';

/** Half hours from nine to five; the room is taken at eleven, and at two until three. */
const TAKEN = ['11:00', '14:00', '14:30'];
const slots: TimeSlot[] = Array.from({ length: 16 }, (_, index) => {
  const from = timeAt(540 + index * 30);
  return { from, to: timeAt(570 + index * 30), available: !TAKEN.includes(from) };
});

export default function Slots() {
  const [value, setValue] = useState<SlotValue | null>(null);
  return (
    <Stack sx={{ gap: 4 }}>
      <Example title="Slots" value={value}>
        <TimeSlots label="Meeting room" slots={slots} value={value} onChange={setValue} />
      </Example>
      <Example title="No slots">
        <TimeSlots label="Closed day" slots={[]} value={null} onChange={() => undefined} />
      </Example>
    </Stack>
  );
}
