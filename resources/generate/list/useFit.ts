/** Fits a table into its container: long texts are truncated until the columns fit. */
import { type RefObject, useLayoutEffect } from 'react';

/** The widest and the narrowest that a long text gets, in pixels. */
const MAX_WIDTH = 240;
const MIN_WIDTH = 96;
const STEP = 8;
const WIDTH = '--at-cell';

/** The width of a cell that has long texts: what its kind allows, or less where there is no room. */
export const cellWidth = (width: number | undefined): string | undefined =>
  width === undefined ? undefined : `min(${width}px, var(${WIDTH}, ${width}px))`;

/**
 * Sets the width of long texts to the widest that fits; where even the narrowest is too wide, `data-wide` says that the table
 * scrolls. Each look at the widths makes the browser lay out the page: halving the range needs few of them.
 */
function cutInto(box: HTMLElement): void {
  const fitsAt = (width: number) => {
    box.style.setProperty(WIDTH, `${width}px`);
    return box.scrollWidth <= box.clientWidth;
  };
  let fitting = fitsAt(MAX_WIDTH) ? MAX_WIDTH : MIN_WIDTH;
  let tooWide = MAX_WIDTH;
  while (tooWide - fitting > STEP) {
    const middle = (fitting + tooWide) / 2;
    if (fitsAt(middle)) fitting = middle;
    else tooWide = middle;
  }
  box.toggleAttribute('data-wide', !fitsAt(fitting));
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
    void document.fonts?.ready.then(() => cutInto(box));
    return () => observer.disconnect();
  }, [ref, rows, look]);
}
