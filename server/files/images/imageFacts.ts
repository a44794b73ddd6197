/** What is read from a picture before anything decodes it: its size, and what it needs to be shown. */

export interface ImageFacts {
  width: number;
  height: number;
  /** The picture and nothing else: no metadata, no second picture, nothing behind its end. */
  bytes: Buffer;
  /** How it was held when it was taken (EXIF 1 to 8); 1 is upright. */
  orientation: number;
  /** Deflated pixels, and how many bytes they must come to: their decoder minds neither more nor less. */
  pixels?: { deflated: Buffer; length: number };
}

/** The bytes are no picture of the kind that they say they are, or a broken one. */
export class BrokenImage extends Error {}
