import { describe, expect, it } from 'vitest';
import { cutInto } from '#resources/generate/list/useFit.ts';

/** A table whose long texts need these widths, in a container with this much room for them. */
function tableOf(texts: readonly number[], room: number) {
  let cell = Number.POSITIVE_INFINITY;
  const seen = { width: 0, isWide: false, looks: 0 };
  const box = {
    clientWidth: room,
    get scrollWidth() {
      seen.looks += 1;
      return Math.max(
        room,
        texts.reduce((sum, text) => sum + Math.min(text, cell), 0),
      );
    },
    style: {
      setProperty: (_: string, width: string) => {
        cell = Number.parseInt(width, 10);
        seen.width = cell;
      },
    },
    querySelectorAll: () => texts,
    toggleAttribute: (_: string, isWide: boolean) => {
      seen.isWide = isWide;
    },
  };
  cutInto(box as unknown as HTMLElement);
  return seen;
}

describe('long texts in a table', () => {
  it('are as wide as they may be where there is room, after one look', () => {
    expect(tableOf([200, 240, 100], 600)).toEqual({ width: 240, isWide: false, looks: 1 });
  });

  it('lose the excess in equal parts, after two looks', () => {
    expect(tableOf([300, 300, 300], 600)).toEqual({ width: 200, isWide: false, looks: 2 });
  });

  it('get the widest that fits, to a few pixels, where some need less', () => {
    for (const [texts, room] of [
      [[230, 120, 100, 100], 500],
      [[240, 240, 100, 100, 100], 560],
      [[150, 160, 170, 180], 520],
    ] as const) {
      const { width, isWide, looks } = tableOf(texts, room);
      const needs = (cell: number) => texts.reduce<number>((sum, text) => sum + Math.min(text, cell), 0);
      expect(isWide).toBe(false);
      expect(needs(width)).toBeLessThanOrEqual(room);
      expect(needs(width + 9)).toBeGreaterThan(room);
      expect(looks).toBeLessThanOrEqual(8);
    }
  });

  it('are as narrow as they may be where even that is too wide, and the table scrolls', () => {
    expect(tableOf([200, 200, 200, 200], 300)).toMatchObject({ width: 96, isWide: true });
  });
});
