/** Events with sessions, and the people who sign up for them: what the tests of sign-ups have in common. */
import { expect } from 'vitest';
import { activityEventSample } from '#schemas/events/samples.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { inHours as at } from '../times.ts';
import type { Api, Client, StatusRow as Row } from './harness.ts';

export type { StatusRow as Row } from './harness.ts';

const around = { publishStartDate: at(-1), publishEndDate: at(240), eventStartDate: at(24), eventEndDate: at(230) };
export const day = (days: number) => at(24 * days).slice(0, 10);
export const session = {
  sessionName: 'Morning',
  location: 'Level 3',
  eventSlot: 2,
  sessionDate: day(3),
  startTime: '10:00',
  endTime: '11:30',
};

/** What a building and its people do with events, as calls of theirs. */
export async function eventWorld(api: Api) {
  const building: Client = await api.as('LANDLORD_ADMIN@here');
  const pathOf = (event: Row) => `/activity-events/uuid/${event.uuid}/activity-event-time-slots`;
  const act = (who: Client, event: Row, name: string, body: object) =>
    who.put<{ number: number }>(`/occupant/activity-events/uuid/${event.uuid}/${name}`, body);
  return {
    building,
    pathOf,
    act,
    draft: async (more: object = {}) => {
      const made = await building.post<Row>('/activity-events/create', { ...activityEventSample.records[0], ...around, ...more });
      expect(made.errors).toBeUndefined();
      return made.data;
    },
    publish: async (event: Row) => (await building.put<Row>(`/activity-events/uuid/${event.uuid}/publish`)).data,
    add: async (event: Row, more: object = {}) => {
      const made = await building.post<Row>(`${pathOf(event)}/create`, { ...session, ...more });
      expect(made.errors).toBeUndefined();
      return made.data;
    },
    read: async (event: Row) => (await building.get<Row>(`/activity-events/uuid/${event.uuid}`)).data,
    signUp: (who: Client, event: Row, slot: Row, more: object = {}) =>
      act(who, event, 'sign-up', { activityEventTimeSlotId: slot.id, ...more }),
    giveBack: (who: Client, event: Row, slot: Row) =>
      act(who, event, 'cancel-sign-up', { activityEventTimeSlotId: slot.id, cancelRemark: 'I am away' }),
    participantsOf: async (event: Row) => {
      const { data } = await building.get<Paged<Row>>(
        `/activity-events/uuid/${event.uuid}/activity-event-participants?limit=100`,
      );
      return [...data.items].sort((one, other) => one.id - other.id);
    },
    /** What the person sees of their own sign-ups. */
    ownSignUps: async (who: Client, event: Row) =>
      (await who.get<{ signUps: Row[] }>(`/occupant/activity-events/uuid/${event.uuid}`)).data.signUps,
  };
}

export { at };
