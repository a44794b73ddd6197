/** `Range` of a download (RFC 9110 §14): one part of a file, so that an interrupted download can be resumed. */

export interface Part {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/** The header as one part; undefined for an invalid range, or several: those get the whole file. */
const SHAPE = /^bytes=\s*(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))\s*$/i;

/**
 * @param size of the file in bytes
 * @returns `whole` without a valid range, `none` when no byte of the file is within it
 */
export function partOf(range: string | undefined, size: number): Part | 'whole' | 'none' {
  const [, from, to, last] = SHAPE.exec(range ?? '') ?? [];
  if (last !== undefined) {
    const count = Math.min(Number(last), size);
    return count > 0 ? { start: size - count, end: size - 1 } : 'none';
  }
  if (from === undefined) return 'whole';
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  // A reversed range is invalid.
  if (to && Number(to) < start) return 'whole';
  return start < size ? { start, end } : 'none';
}
