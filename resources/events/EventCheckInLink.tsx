import type { activityEvent } from '#schemas/events/activityEvent.ts';
import type { RecordSlot } from '../area.ts';
import { CheckInLink } from './CheckInLink.tsx';

/** People come to an event that is published. */
export default function EventCheckInLink({ record: { uuid, status } }: RecordSlot<typeof activityEvent>) {
  return uuid && (status === 'EVENT_RSVP' || status === 'EVENT_FULL') ? <CheckInLink event={uuid} /> : null;
}
