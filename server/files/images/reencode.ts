/**
 * Uploaded pictures are never stored as sent: each is decoded and re-encoded, so that what is stored is a picture without a
 * hidden script or archive, and does not reveal who took it where.
 */
import { FairTurns } from './fairTurns.ts';
import { BrokenImage, type ImageFacts } from './imageFacts.ts';
import { inThread, TookTooLong } from './imageThread.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';

export type ImageType = 'png' | 'jpeg';
export interface Reencoded {
  bytes: Buffer;
  /** In pixels, upright. */
  width: number;
  height: number;
}

/** Pictures with more pixels are not decoded: a few bytes can unpack to any number of them. */
export const MAX_MEGAPIXELS = 40;
/** Longer sides are scaled down to this many pixels. */
export const MAX_SIDE = 4096;

/** The picture has more pixels than the decoding limit. */
export class TooManyPixels extends Error {}
/** The picture, or the queue before it, cannot be processed in time. */
export class ImagesBusy extends Error {}
/** A small picture has a few seconds; each megapixel adds to that, enough for a slow machine. */
const BASE_MS = 5000;
const PER_MEGAPIXEL_MS = 600;

const readers: Readonly<Record<ImageType, (bytes: Buffer) => ImageFacts>> = { png: readPng, jpeg: readJpeg };
const turns = new FairTurns();

/**
 * Decodes and encodes a picture: upright, without metadata or anything after its end.
 * @param bytes the picture as it was sent
 * @param sender whose it is: a fair queue per person, so that many or slow pictures delay another person by one at most
 * @param maxSide in pixels; longer sides are scaled down
 * @returns the new bytes, of the same type
 * @throws BrokenImage, TooManyPixels, or ImagesBusy
 */
export async function reencode(
  bytes: Buffer,
  type: ImageType,
  sender: number | string = '',
  maxSide = MAX_SIDE,
): Promise<Reencoded> {
  const facts = readers[type](bytes);
  const pixels = facts.width * facts.height;
  if (!pixels) throw new BrokenImage('no pixels');
  if (pixels > MAX_MEGAPIXELS * 1e6) throw new TooManyPixels();
  const order = { ...facts, type, maxSide, maxMegapixels: MAX_MEGAPIXELS + 1 };
  const milliseconds = BASE_MS + (pixels / 1e6) * PER_MEGAPIXEL_MS;
  const turn = turns.take(sender, () => inThread<Reencoded>(order, milliseconds));
  if (!turn) throw new ImagesBusy();
  try {
    const made = await turn;
    return { ...made, bytes: Buffer.from(made.bytes) };
  } catch (error) {
    throw error instanceof TookTooLong ? new ImagesBusy() : new BrokenImage((error as Error).message);
  }
}
