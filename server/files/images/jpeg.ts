/** JPEG, segment by segment: what draws the picture is kept, metadata and anything after its end is dropped. */
import { orientationOf } from './exif.ts';
import { BrokenImage, type ImageFacts } from './imageFacts.ts';

const [SOI, EOI, SOS, APP0, APP1, APP14, COMMENT] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xee, 0xfe];
/** Headers of a frame; the numbers between them are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Application data and comments are dropped; Adobe's segment is kept because it defines how colours are read. */
const isKept = (marker: number) => marker === APP14 || !((marker >= APP0 && marker <= 0xef) || marker === COMMENT);

/** The first position at or after `from` with a marker: not padding, restart or a stuffed byte. */
function markerFrom(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0xff;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new BrokenImage('cut off');
}

/** Reads a JPEG; throws BrokenImage when its segments are inconsistent. */
export function readJpeg(bytes: Buffer): ImageFacts {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) throw new BrokenImage('no JPEG');
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let scans = 0;
  for (let at = markerFrom(bytes, 2); ; ) {
    const marker = bytes[at + 1] as number;
    if (marker === EOI) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    if (at + 4 > bytes.length) throw new BrokenImage('cut off');
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || marker === SOI) throw new BrokenImage('cut off');
    if (isFrame(marker)) {
      // A second frame would have another size than the one that was checked.
      if (size || end < at + 9) throw new BrokenImage('two frames');
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    if (marker === APP1) orientation = orientationOf(bytes.subarray(at + 4, end)) ?? orientation;
    if (marker === SOS) scans += 1;
    const next = markerFrom(bytes, end);
    if (isKept(marker)) kept.push(bytes.subarray(at, marker === SOS ? next : end));
    at = next;
  }
  if (!size || !scans) throw new BrokenImage('no pixels');
  return { ...size, bytes: Buffer.concat(kept), orientation };
}
