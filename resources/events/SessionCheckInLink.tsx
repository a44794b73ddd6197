import type { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import type { RecordSlot } from '../area.ts';
import { CheckInLink } from './CheckInLink.tsx';

/** At the door of this session. */
export default function SessionCheckInLink({ record }: RecordSlot<typeof activityEventTimeSlot>) {
  const event = record.activityEvent?.uuid;
  return record.uuid && typeof event === 'string' && record.status === 'OPEN' ? (
    <CheckInLink event={event} session={record.uuid} />
  ) : null;
}
