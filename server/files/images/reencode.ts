/**
 * Uploaded pictures are never stored as sent: each is decoded and re-encoded, so that what is stored is a picture and no script,
 * archive or page behind one, and tells nothing of who took it where.
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

/** More pixels than that are not decoded: a few bytes can unfold to any number of them. */
export const MAX_MEGAPIXELS = 40;
/** Longer sides are scaled down to so many pixels. */
export const MAX_SIDE = 4096;

/** The picture has more pixels than are decoded. */
export class TooManyPixels extends Error {}
/** The picture, or those that wait before it, cannot be done in time. */
export class ImagesBusy extends Error {}
/** A small picture has a few seconds; each megapixel adds to that, on a slow machine, too. */
const BASE_MS = 5000;
const PER_MEGAPIXEL_MS = 600;

const readers: Readonly<Record<ImageType, (bytes: Buffer) => ImageFacts>> = { png: readPng, jpeg: readJpeg };
const turns = new FairTurns();

/**
 * Decodes and encodes a picture: upright, at most 4096 pixels a side, without metadata and without anything behind it.
 * @param bytes the picture as it was sent
 * @param sender whose it is: people take turns, so that one with many or slow pictures holds up nobody else's for longer than one
 * @returns the new bytes, of the same type
 * @throws BrokenImage, TooManyPixels, or ImagesBusy
 */
export async function reencode(bytes: Buffer, type: ImageType, sender: number | string = ''): Promise<Reencoded> {
  const facts = readers[type](bytes);
  const pixels = facts.width * facts.height;
  if (!pixels) throw new BrokenImage('no pixels');
  if (pixels > MAX_MEGAPIXELS * 1e6) throw new TooManyPixels();
  const order = { ...facts, type, maxSide: MAX_SIDE, maxMegapixels: MAX_MEGAPIXELS + 1 };
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
