import { addDays } from '#schemas/kernel/fields/days.ts';
import { BarTable } from '../kit/chart/BarTable.tsx';
import { HeatMap } from '../kit/chart/HeatMap.tsx';
import { TimeLines } from '../kit/chart/TimeLines.tsx';
import { Example } from './Example.tsx';

const daysOf = (height: number) =>
  Array.from({ length: 60 }, (_, at) => ({ day: addDays('2026-03-01', at), count: Math.round(height * (1 + Math.sin(at / 5))) }));
const hours = Array.from({ length: 12 }, (_, at) => ({ key: String(at + 8), name: String(at + 8).padStart(2, '0') }));
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function Charts() {
  return (
    <>
      <Example title="Bars">
        <BarTable
          head="Company"
          total={40}
          rows={[
            { key: 'a', name: 'Meridian Shipping', count: 24 },
            { key: 'b', name: 'Harbour Legal', count: 12, note: 'Level 12' },
            { key: 'c', name: 'Without a company', count: 4 },
          ]}
        />
      </Example>
      <Example title="Over time">
        <TimeLines
          series={[
            { name: 'Shown', days: daysOf(20) },
            { name: 'Opened', days: daysOf(8) },
          ]}
        />
      </Example>
      <Example title="Hours by weekday">
        <HeatMap
          caption="Bookings by hour and weekday"
          head="Weekday"
          columns={hours}
          rows={weekdays.map((name, row) => ({
            key: name,
            name,
            counts: hours.map((_, at) => Math.max(0, Math.round(10 * Math.sin((at + row) / 4)))),
          }))}
        />
      </Example>
    </>
  );
}
