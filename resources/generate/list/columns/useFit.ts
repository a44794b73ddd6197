/** Fits a table into its container: long texts are truncated as far as the columns do not fit, and no further. */
import { type RefObject, useLayoutEffect } from 'react';

/** The narrowest that a long text gets, in pixels. */
const MIN_WIDTH = 96;
/** How exact the width is, in pixels: what the columns of a table miss together is not seen. */
const EXACT = 0.25;
const WIDTH = '--at-cell';
/** The table is as narrow as its contents (`table.css`). */
const MEASURED = 'data-measured';

/** The width of a cell that has long texts: what is left for it. Other cells are as wide as they need. */
export const cellWidth = (width: number | undefined): string | undefined =>
  width === undefined ? undefined : `var(${WIDTH}, ${width}px)`;

/** A column: how wide it is without its long texts, and with all of them; and what its cells have beside the text. */
export interface Column {
  least: number;
  whole: number;
  padding: number;
}

/** How wide the columns are when no long text is wider than this. */
const widthAt = (columns: readonly Column[], cell: number): number =>
  columns.reduce((sum, { least, whole, padding }) => sum + Math.max(least, Math.min(whole, cell + padding)), 0);

/**
 * The widest that long texts may be: as wide as they are where all of them fit. Otherwise the widest give way first, so that none is cut
 * while another column has room.
 */
export function fittingWidth(columns: readonly Column[], room: number): number {
  let most = Math.max(MIN_WIDTH, ...columns.map(({ whole }) => whole));
  if (widthAt(columns, most) <= room) return Number.POSITIVE_INFINITY;
  let fitting = MIN_WIDTH;
  while (most - fitting > EXACT) {
    const middle = (fitting + most) / 2;
    if (widthAt(columns, middle) > room) most = middle;
    else fitting = middle;
  }
  return fitting;
}

interface Measured {
  columns: readonly Column[];
  /** The width of the container. */
  room: number;
}

/**
 * Reads the columns and their room. Each look makes the browser lay out the table, so there are two: with the long texts, and without. All writes come
 * before the reads of a look.
 */
export function measured(box: HTMLElement): Measured {
  const heads = [...box.querySelectorAll<HTMLElement>('thead th')];
  const look = (width: string) => {
    box.style.setProperty(WIDTH, width);
    return heads.map((head) => head.getBoundingClientRect().width);
  };
  const left = box.scrollLeft;
  box.toggleAttribute(MEASURED, true);
  const whole = look('none');
  const padding = heads.map((head) => {
    const { paddingLeft, paddingRight } = getComputedStyle(head);
    return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  });
  const least = look('0px');
  const room = box.clientWidth;
  box.toggleAttribute(MEASURED, false);
  if (left) box.scrollLeft = left;
  const columns = heads.map((_, index) => ({
    least: least[index] ?? 0,
    whole: whole[index] ?? 0,
    padding: padding[index] ?? 0,
  }));
  return { columns, room };
}

/** Sets the width of long texts; where even the narrowest is too wide, `data-wide` says that the table scrolls. */
export function fitInto(box: HTMLElement, columns: readonly Column[], room: number): void {
  const width = fittingWidth(columns, room);
  box.style.setProperty(WIDTH, Number.isFinite(width) ? `${width}px` : 'none');
  box.toggleAttribute('data-wide', widthAt(columns, width) > room + 1);
}

/** @param rows and `look`: content and appearance; the table is measured again when they change, and only fitted when its container does */
export function useFit(ref: RefObject<HTMLElement | null>, rows: readonly unknown[], look: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows and their look are what is measured.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    let { columns, room } = measured(box);
    fitInto(box, columns, room);
    const observer = new ResizeObserver(() => {
      // Heights change with the page; only another width asks for another fit.
      if (box.clientWidth === room) return;
      room = box.clientWidth;
      fitInto(box, columns, room);
    });
    observer.observe(box);
    if (document.fonts.status === 'loading')
      void document.fonts.ready.then(() => {
        ({ columns, room } = measured(box));
        fitInto(box, columns, room);
      });
    return () => observer.disconnect();
  }, [ref, rows, look]);
}
