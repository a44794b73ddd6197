/**
 * What a door is by itself at a moment, before anybody's rights are asked: locked, free, or opened by those who may pass. It has a state that holds
 * when nothing else is said, and states with schedules. Of several that hold, the strictest counts.
 *
 * A door that becomes free only once the first person is in stays controlled until then, in each period anew: it does not open by itself on a day on
 * which nobody comes.
 */
import type { Clock } from '../../kernel/fields/clock.ts';
import { dayNumber } from '../../kernel/fields/days.ts';
import type { Period } from '../../kernel/fields/openHours.ts';
import { heldAt, type Moment, type Schedule, scheduleOn } from '../groups/schedule.ts';

/** The strictest first: nobody passes; a card and the PIN; whoever may pass; everybody. */
export const doorStates = ['LOCKED', 'CARD_AND_PIN', 'CONTROLLED', 'FREE'] as const;
export type DoorState = (typeof doorStates)[number];

export interface StateRule<S extends Schedule = Schedule> {
  state: DoorState;
  /** Of a free one: only once somebody has passed in this period. */
  firstPersonIn: boolean;
  schedule: S;
}
export interface DoorStates<S extends Schedule = Schedule> {
  /** What holds when no rule does. */
  normal: DoorState;
  rules: readonly StateRule<S>[];
  /** When the first person was last said to be in, in milliseconds. */
  firstIn: number | null;
}
/** A state, and whether it is free only once the first person is in. */
export interface HeldState {
  state: DoorState;
  waits: boolean;
}

const strictest = (states: readonly DoorState[]): DoorState | undefined => doorStates.find((one) => states.includes(one));
const holdsAt =
  (at: number) =>
  ({ from, to }: Period) =>
    from <= at && at < to;

/** What the door is at a moment; `waits`: it will be free once the first person is in. */
export function stateAt({ normal, rules, firstIn }: DoorStates, moment: Moment): HeldState {
  const held = rules.flatMap(({ state, firstPersonIn, schedule }) => {
    const periods = heldAt(schedule, moment);
    if (!periods.length) return [];
    const isIn = firstIn !== null && firstIn <= moment.at && periods.some(({ from }) => from <= firstIn);
    return [{ state, waits: state === 'FREE' && firstPersonIn && !isIn }];
  });
  const state = strictest(held.map((one) => one.state)) ?? normal;
  const waits = state === 'FREE' && held.some((one) => one.waits);
  return { state: waits ? 'CONTROLLED' : state, waits };
}

export interface StatePeriod extends Period, HeldState {}
/** What the door will be from a day on, for so many days, without a gap; nobody is thought to be in: `waits` says where that matters. */
export function statesFrom({ normal, rules }: DoorStates, first: string, days: number, clock: Clock): StatePeriod[] {
  const start = dayNumber(first);
  const [begin, end] = [clock.from(start, 0), clock.from(start + days, 0)];
  const periods = rules.flatMap(({ state, firstPersonIn, schedule }) =>
    Array.from({ length: days + 1 }, (_, index) => scheduleOn(clock, schedule, start - 1 + index))
      .flat()
      .map((period) => ({ ...period, state, waits: state === 'FREE' && firstPersonIn })),
  );
  const cuts = [...new Set([begin, end, ...periods.flatMap(({ from, to }) => [from, to])])]
    .filter((at) => begin <= at && at <= end)
    .sort((one, other) => one - other);
  const found: StatePeriod[] = [];
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const held = periods.filter(holdsAt(from));
    const state = strictest(held.map((one) => one.state)) ?? normal;
    const waits = state === 'FREE' && held.some((one) => one.waits);
    const last = found.at(-1);
    const to = cuts[index + 1] as number;
    if (last?.state === state && last.waits === waits) last.to = to;
    else found.push({ from, to, state, waits });
  }
  return found;
}
