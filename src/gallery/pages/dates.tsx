import { Stack } from '@mui/material';
import { useState } from 'react';
import { DatePicker } from '#src/kit/dates/DatePicker.tsx';
import { DateRangeFilter } from '#src/kit/dates/DateRangeFilter.tsx';
import { DateTimePicker } from '#src/kit/dates/DateTimePicker.tsx';
import { useToday } from '#src/kit/dates/useToday.ts';
import { Example } from '../Example.tsx';

const OFFERED = ['2026-10-28', '2026-11-05', '2026-11-06', '2026-11-19'];

export default function Dates() {
  const [date, setDate] = useState<string[]>([]);
  const [limited, setLimited] = useState<string[]>([]);
  const [offered, setOffered] = useState<string[]>([]);
  const [range, setRange] = useState<string[]>([]);
  const [filter, setFilter] = useState<{ from?: string; to?: string }>({});
  const [instant, setInstant] = useState('');
  return (
    <Stack sx={{ gap: 4 }}>
      <Example title="Date" value={date}>
        <DatePicker label="Birthday" value={date} onChange={setDate} hint={`Today is ${useToday()}`} />
      </Example>
      <Example title="Limited date" value={limited}>
        <DatePicker label="Moving day" min="2026-11-10" max="2026-11-20" value={limited} onChange={setLimited} />
      </Example>
      <Example title="Enabled dates" value={offered}>
        <DatePicker label="Viewing" min="2026-11-01" enabledDates={OFFERED} value={offered} onChange={setOffered} />
      </Example>
      <Example title="Date range" value={range}>
        <DatePicker range label="Stay" value={range} onChange={setRange} />
      </Example>
      <Example title="Filter" value={filter}>
        <DateRangeFilter label="Created" {...filter} onChange={(from, to) => setFilter({ from, to })} />
      </Example>
      <Example title="Date and time" value={instant}>
        <DateTimePicker label="Start" value={instant} onChange={(next) => setInstant(next)} />
      </Example>
    </Stack>
  );
}
