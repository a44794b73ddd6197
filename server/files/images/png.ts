/** PNG, chunk by chunk: what draws the picture is kept, the rest and anything after its end is dropped. */
import { BrokenImage, type ImageFacts } from './imageFacts.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Text, profiles, EXIF and animation are not among them. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Samples per pixel by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Adam7: first column and row of each pass, and the steps to the next ones. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Header {
  width: number;
  height: number;
  bitsPerPixel: number;
  interlaced: boolean;
}

function headerOf(chunk: Buffer): Header {
  const samples = SAMPLES[chunk[9] ?? -1];
  if (chunk.length !== 13 || !samples) throw new BrokenImage('no header');
  return {
    width: chunk.readUInt32BE(0),
    height: chunk.readUInt32BE(4),
    bitsPerPixel: (chunk[8] as number) * samples,
    interlaced: chunk[12] === 1,
  };
}

/** Bytes of all lines of all passes, including the filter byte of every line. */
const pixelBytes = ({ width, height, bitsPerPixel, interlaced }: Header): number =>
  (interlaced ? PASSES : [[0, 0, 1, 1] as const]).reduce((sum, [x, y, stepX, stepY]) => {
    const columns = Math.max(0, Math.ceil((width - x) / stepX));
    const rows = Math.max(0, Math.ceil((height - y) / stepY));
    return sum + (columns ? rows * (1 + Math.ceil((columns * bitsPerPixel) / 8)) : 0);
  }, 0);

/** Reads a PNG; throws BrokenImage when its chunks are inconsistent. */
export function readPng(bytes: Buffer): ImageFacts {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw new BrokenImage('no PNG');
  const kept: Buffer[] = [SIGNATURE];
  const pixels: Buffer[] = [];
  let header: Header | undefined;
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) throw new BrokenImage('cut off');
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new BrokenImage('cut off');
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if ((type === 'IHDR') !== (header === undefined)) throw new BrokenImage('no header');
    header ??= headerOf(data);
    if (type === 'IDAT') pixels.push(data);
    if (KEPT.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  if (!pixels.length) throw new BrokenImage('no pixels');
  const { width, height } = header;
  return {
    width,
    height,
    bytes: Buffer.concat(kept),
    orientation: 1,
    pixels: { deflated: Buffer.concat(pixels), length: pixelBytes(header) },
  };
}
