/**
 * The pixels of a stored PNG on white, as documents need them: eight bits for red, green and blue, line by line. Stored pictures have been
 * re-encoded (`reencode.ts`), so one of another make, or one that is broken, is no picture here.
 */
import { inflateSync } from 'node:zlib';
import { readPng } from './png.ts';

export interface Rgb {
  width: number;
  height: number;
  bytes: Buffer;
}

/** Larger ones are not unfolded. */
const MAX_PIXELS = 8_000_000;
/** Bytes of a pixel by colour type: grey, colour, grey and alpha, colour and alpha. */
const BYTES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** PNG's five filters: each byte is what it adds to its neighbours on the left, above and on the left above. */
function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

function unfiltered(data: Buffer, width: number, height: number, bytes: number): Buffer {
  const step = width * bytes;
  const pixels = Buffer.alloc(step * height);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (step + 1)] as number;
    for (let x = 0; x < step; x += 1) {
      const at = y * step + x;
      const left = x < bytes ? 0 : (pixels[at - bytes] as number);
      const above = y === 0 ? 0 : (pixels[at - step] as number);
      const corner = x < bytes || y === 0 ? 0 : (pixels[at - step - bytes] as number);
      pixels[at] = ((data[y * (step + 1) + 1 + x] as number) + predicted(filter, left, above, corner)) & 255;
    }
  }
  return pixels;
}

/** @returns undefined for what is no such picture */
export function rgbOf(png: Buffer): Rgb | undefined {
  try {
    const { width, height, pixels } = readPng(png);
    const [depth, type, interlaced] = [png[24], png[25] ?? -1, png[28]];
    const bytes = BYTES[type];
    if (!bytes || depth !== 8 || interlaced !== 0 || !pixels || width * height > MAX_PIXELS) return undefined;
    const raw = unfiltered(inflateSync(pixels.deflated, { maxOutputLength: pixels.length }), width, height, bytes);
    const rgb = Buffer.alloc(width * height * 3);
    for (let at = 0; at < width * height; at += 1) {
      const alpha = bytes % 2 === 0 ? (raw[at * bytes + bytes - 1] as number) : 255;
      for (let part = 0; part < 3; part += 1) {
        const value = raw[at * bytes + (bytes > 2 ? part : 0)] as number;
        rgb[at * 3 + part] = Math.round((value * alpha + 255 * (255 - alpha)) / 255);
      }
    }
    return { width, height, bytes: rgb };
  } catch {
    return undefined;
  }
}
