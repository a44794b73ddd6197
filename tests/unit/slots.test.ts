import { describe, expect, test } from 'vitest';
import { arrowMove } from '#src/kit/dates/arrowMove.ts';
import { clickSlot, extendRun, type Run, runOf, slotValue, type TimeSlot } from '#src/kit/dates/slots.ts';

const slot = (from: string, to: string, available = true): TimeSlot => ({ from, to, available });
/** Nine, half past nine, ten; eleven is taken; a gap; one, half past one. */
const slots = [
  slot('09:00', '09:30'),
  slot('09:30', '10:00'),
  slot('10:00', '10:30'),
  slot('10:30', '11:00', false),
  slot('11:00', '11:30'),
  slot('13:00', '13:30'),
];
const click = (...indexes: number[]) => indexes.reduce<Run | undefined>((run, index) => clickSlot(slots, run, index), undefined);
const chosen = (run: Run | undefined) => slotValue(slots, run);

describe('the time-slot selector', () => {
  test('R-0200 chooses a contiguous run of available slots only', () => {
    expect(chosen(click(0))).toEqual({ from: '09:00', to: '09:30' });
    expect(chosen(click(0, 2))).toEqual({ from: '09:00', to: '10:30' });
    expect(chosen(click(0, 2, 1))).toEqual({ from: '09:00', to: '10:00' });
    // A taken slot lies between, or is clicked itself, or the time has a gap.
    expect(chosen(click(0, 4))).toEqual({ from: '11:00', to: '11:30' });
    expect(chosen(click(0, 3))).toEqual({ from: '09:00', to: '09:30' });
    expect(chosen(click(4, 5))).toEqual({ from: '13:00', to: '13:30' });
    expect(chosen(click(1, 0))).toEqual({ from: '09:00', to: '09:30' });
  });

  test('R-0201 is cleared by a click on the start slot', () => {
    expect(chosen(click(0, 0))).toBeNull();
    expect(chosen(click(0, 2, 0))).toBeNull();
    expect(chosen(click(0, 0, 1))).toEqual({ from: '09:30', to: '10:00' });
  });

  test('R-0200 grows by Shift and an arrow as far as the run can', () => {
    const grow = (run: Run | undefined, by: 1 | -1, at = 0) => extendRun(slots, run, at, by);
    expect(grow(undefined, 1)).toEqual({ first: 0, last: 1 });
    expect(grow({ first: 0, last: 2 }, 1)).toEqual({ first: 0, last: 2 });
    expect(grow({ first: 0, last: 2 }, -1)).toEqual({ first: 0, last: 1 });
    expect(grow({ first: 5, last: 5 }, 1)).toEqual({ first: 5, last: 5 });
    expect(grow(undefined, 1, 3)).toBeUndefined();
  });

  test('shows a value only while the slots still allow it', () => {
    expect(runOf(slots, { from: '09:00', to: '10:30' })).toEqual({ first: 0, last: 2 });
    expect(runOf(slots, { from: '10:00', to: '11:30' })).toBeUndefined();
    expect(runOf(slots, null)).toBeUndefined();
  });

  test('arrows find the neighbour in a grid that wraps', () => {
    const tops = [0, 0, 0, 40, 40];
    expect(arrowMove('ArrowRight', 0, tops)).toBe(1);
    expect(arrowMove('ArrowDown', 1, tops)).toBe(4);
    expect(arrowMove('ArrowDown', 2, tops)).toBe(2);
    expect(arrowMove('ArrowUp', 4, tops)).toBe(1);
    expect(arrowMove('End', 1, tops)).toBe(4);
    expect(arrowMove('a', 0, tops)).toBeUndefined();
  });
});
