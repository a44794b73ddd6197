import { describe, expect, it } from 'vitest';
import { type Column, fitInto, fittingWidth, measured } from '#resources/generate/list/columns/useFit.ts';

/** A column of long texts without anything beside them; `head`: its head is wider than that. */
const texts = (whole: number, head = 0): Column => ({ least: head, whole: Math.max(whole, head), padding: 0 });
const figures = (width: number): Column => ({ least: width, whole: width, padding: 16 });

describe('long texts in a table', () => {
  it('are as wide as they are where all of them fit, however long', () => {
    expect(fittingWidth([texts(200), texts(700), figures(80)], 980)).toBe(Number.POSITIVE_INFINITY);
  });

  it('give way where they do not fit, the widest first', () => {
    expect(fittingWidth([texts(300), texts(300), texts(300)], 600)).toBeCloseTo(200, 0);
    expect(fittingWidth([texts(230), texts(120), texts(100)], 400)).toBeCloseTo(180, 0);
    expect(fittingWidth([texts(230), { least: 0, whole: 146, padding: 16 }, figures(100)], 436)).toBeCloseTo(190, 0);
  });

  it('count the head of a column: its room cannot be had', () => {
    expect(fittingWidth([texts(300), texts(100, 180)], 400)).toBeCloseTo(220, 0);
  });

  it('are as narrow as they may be where even that is too wide', () => {
    expect(fittingWidth([texts(200), texts(200), texts(200)], 250)).toBe(96);
  });
});

/** A box with a table: what is written to it, and how often its widths are read after something was written. */
function boxOf(columns: readonly Column[], room: number) {
  let cell = Number.POSITIVE_INFINITY;
  let isDirty = true;
  const seen = { looks: 0, width: '', isWide: false };
  const read = <T>(value: T): T => {
    seen.looks += isDirty ? 1 : 0;
    isDirty = false;
    return value;
  };
  const box = {
    scrollLeft: 0,
    get clientWidth() {
      return read(room);
    },
    style: {
      setProperty: (_: string, width: string) => {
        isDirty = true;
        seen.width = width;
        cell = width === 'none' ? Number.POSITIVE_INFINITY : Number.parseFloat(width);
      },
    },
    querySelectorAll: () =>
      columns.map(({ least, whole }) => ({
        getBoundingClientRect: () => read({ width: Math.max(least, Math.min(whole, cell)) }),
      })),
    toggleAttribute: (name: string, isOn: boolean) => {
      isDirty = true;
      if (name === 'data-wide') seen.isWide = isOn;
    },
  };
  return { box: box as unknown as HTMLElement, seen };
}

describe('the columns of a table', () => {
  it('are measured with two looks, whatever there is in them', () => {
    const { getComputedStyle } = globalThis;
    globalThis.getComputedStyle = (() => ({ paddingLeft: '8px', paddingRight: '8px' })) as never;
    try {
      const { box, seen } = boxOf([texts(300, 40), figures(90)], 250);
      const { columns, room } = measured(box);
      expect({ columns, room }).toEqual({
        columns: [
          { least: 40, whole: 300, padding: 16 },
          { least: 90, whole: 90, padding: 16 },
        ],
        room: 250,
      });
      fitInto(box, columns, room);
      expect(seen.looks).toBe(2);
      expect(Number.parseFloat(seen.width)).toBeCloseTo(144, 0);
      expect(seen.isWide).toBe(false);
    } finally {
      globalThis.getComputedStyle = getComputedStyle;
    }
  });

  it('scroll where they are too wide, and nothing is cut where they fit', () => {
    const narrow = boxOf([texts(300), figures(200)], 250);
    fitInto(narrow.box, [texts(300), figures(200)], 250);
    expect(narrow.seen).toMatchObject({ isWide: true, width: '96px' });
    const wide = boxOf([texts(300)], 400);
    fitInto(wide.box, [texts(300)], 400);
    expect(wide.seen).toMatchObject({ isWide: false, width: 'none' });
  });
});
