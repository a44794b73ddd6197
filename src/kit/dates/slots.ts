/** The time-slot selector (000 §5): a contiguous run of available slots; clicking its start again clears it. */
export interface TimeSlot {
  /** `HH:mm`. */
  from: string;
  to: string;
  available: boolean;
}
/** Indexes of the first and the last chosen slot. */
export interface Run {
  first: number;
  last: number;
}
export interface SlotValue {
  from: string;
  to: string;
}

/** True when every slot from `first` to `last` is available and each begins where the one before ends. */
const isRun = (slots: readonly TimeSlot[], first: number, last: number): boolean =>
  slots.slice(first, last + 1).every((slot, index, run) => slot.available && (index === 0 || run[index - 1]?.to === slot.from)) &&
  last >= first;

/**
 * What a click on a slot makes of the run: its start again clears it; a later slot that can be reached becomes its end,
 * also one inside it; any other available slot starts a new run; one that is not available changes nothing.
 */
export function clickSlot(slots: readonly TimeSlot[], run: Run | undefined, index: number): Run | undefined {
  if (!slots[index]?.available) return run;
  if (run?.first === index) return undefined;
  if (run && index > run.first && isRun(slots, run.first, index)) return { first: run.first, last: index };
  return { first: index, last: index };
}

/** Shift and an arrow: the run grows or shrinks at its end as far as it can; where none is, one begins at `index`. */
export function extendRun(slots: readonly TimeSlot[], chosen: Run | undefined, index: number, by: 1 | -1): Run | undefined {
  const run = chosen ?? (slots[index]?.available ? { first: index, last: index } : undefined);
  if (!run) return undefined;
  const last = run.last + by;
  return last < slots.length && isRun(slots, run.first, last) ? { first: run.first, last } : run;
}

/** The run that a value stands for; undefined when the slots do not allow it (any more). */
export function runOf(slots: readonly TimeSlot[], value: SlotValue | null): Run | undefined {
  const first = slots.findIndex((slot) => slot.from === value?.from);
  const last = slots.findIndex((slot) => slot.to === value?.to);
  return first >= 0 && isRun(slots, first, last) ? { first, last } : undefined;
}

export function slotValue(slots: readonly TimeSlot[], run: Run | undefined): SlotValue | null {
  const from = run && slots[run.first]?.from;
  const to = run && slots[run.last]?.to;
  return from !== undefined && to !== undefined ? { from, to } : null;
}
