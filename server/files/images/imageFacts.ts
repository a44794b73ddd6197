/** What is read from a picture before it is decoded: its size, and what is needed to show it. */

export interface ImageFacts {
  width: number;
  height: number;
  /** The picture alone: no metadata, no second picture, nothing after its end. */
  bytes: Buffer;
  /** The orientation of the camera (EXIF 1 to 8); 1 is upright. */
  orientation: number;
  /** Deflated pixels, and their exact unpacked size in bytes: the decoder tolerates both less and more. */
  pixels?: { deflated: Buffer; length: number };
}

/** The bytes are not a picture of the kind that they claim to be, or a broken one. */
export class BrokenImage extends Error {}
