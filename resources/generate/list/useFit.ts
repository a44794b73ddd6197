/** Fits a table into its container: long texts are truncated until the columns fit. */
import { type RefObject, useLayoutEffect } from 'react';

/** The widest and the narrowest that a long text gets, in pixels. */
const MAX_WIDTH = 240;
const MIN_WIDTH = 96;
const STEP = 8;
/** After so many guesses from above the range is halved. */
const GUESSES = 3;
const WIDTH = '--at-cell';

/** The width of a cell that has long texts: what its kind allows, or less where there is no room. */
export const cellWidth = (width: number | undefined): string | undefined =>
  width === undefined ? undefined : `min(${width}px, var(${WIDTH}, ${width}px))`;

/**
 * Sets the width of long texts to the widest that fits; where even the narrowest is too wide, `data-wide` says that the table
 * scrolls. Each look at the widths makes the browser lay out the page, so there should be few: a table that is too wide has to
 * lose at least its excess, shared by all columns that can give way, and mostly that is enough.
 */
export function cutInto(box: HTMLElement): void {
  const columns = box.querySelectorAll('tbody tr:first-of-type [data-cell][style]').length || 1;
  const excessAt = (width: number) => {
    box.style.setProperty(WIDTH, `${width}px`);
    return box.scrollWidth - box.clientWidth;
  };
  let fitting = MIN_WIDTH;
  let most = MAX_WIDTH;
  let width = most;
  let excess = excessAt(width);
  for (let looks = 1; excess > 0 || width < most; looks += 1) {
    if (excess > 0) most = Math.min(width - 1, Math.floor(width - excess / columns));
    else fitting = width;
    if (most - fitting <= STEP) break;
    width = looks < GUESSES ? most : Math.floor((fitting + most) / 2);
    excess = excessAt(width);
  }
  if (excess > 0) excess = excessAt(fitting);
  box.toggleAttribute('data-wide', excess > 0);
}

/** @param rows and `look`: content and appearance; the table is measured again when they, or its container, change */
export function useFit(ref: RefObject<HTMLElement | null>, rows: readonly unknown[], look: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows and their look are what is measured.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    cutInto(box);
    let before = box.clientWidth;
    const observer = new ResizeObserver(() => {
      // Heights change with the page; only another width asks for another fit.
      if (box.clientWidth === before) return;
      before = box.clientWidth;
      cutInto(box);
    });
    observer.observe(box);
    if (document.fonts.status === 'loading') void document.fonts.ready.then(() => cutInto(box));
    return () => observer.disconnect();
  }, [ref, rows, look]);
}
