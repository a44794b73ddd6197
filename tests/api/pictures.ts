/** Real pictures, and the parts of malicious ones. */
import { crc32, deflateSync } from 'node:zlib';
import { Jimp } from 'jimp';

/** The smallest valid pictures, for tests that need any picture. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4AWMwTpsJAAICATNEBF4HAAAAAElFTkSuQmCC',
  'base64',
);
export const tinyJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI//////////////////////////////////////////////////8BVVpaeGl464KC6//////////////////////////////////////////////////////////////////////////AABEIAAEAAQMBEQACEQEDEQH/xAGiAAABBQEBAQEBAQAAAAAAAAAAAQIDBAUGBwgJCgsQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+gEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoLEQACAQIEBAMEBwUEBAABAncAAQIDEQQFITEGEkFRB2FxEyIygQgUQpGhscEJIzNS8BVictEKFiQ04SXxFxgZGiYnKCkqNTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqCg4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2dri4+Tl5ufo6ery8/T19vf4+fr/2gAMAwEAAhEDEQA/AI6sg//Z',
  'base64',
);

/** A picture whose left half is red and whose right half is blue. */
export async function picture(type: 'png' | 'jpeg', width: number, height: number): Promise<Buffer> {
  const image = new Jimp({ width, height, color: 0xff0000ff });
  const { data } = image.bitmap;
  for (let y = 0; y < height; y += 1)
    for (let x = Math.floor(width / 2); x < width; x += 1) data.writeUInt32BE(0x0000ffff, (y * width + x) * 4);
  return type === 'png' ? image.getBuffer('image/png') : image.getBuffer('image/jpeg', { quality: 90 });
}

/** Size and corner colours of a picture: `red` or `blue` at the top left and at the bottom right. */
export async function look(bytes: Buffer): Promise<{ width: number; height: number; first: string; last: string }> {
  const image = await Jimp.fromBuffer(bytes);
  const { width, height } = image;
  const colourAt = (x: number, y: number) => (image.getPixelColor(x, y) >>> 24 > 128 ? 'red' : 'blue');
  return { width, height, first: colourAt(1, 1), last: colourAt(width - 2, height - 2) };
}

/** A chunk of a PNG with a valid checksum. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Inserts chunks after the header of a PNG. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** Inserts a segment after the first two bytes of a JPEG. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** EXIF data with the camera orientation (1 to 8) and a location. */
export function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 22.2783 N 114.1747 E')]);
}

/** A PNG that declares any size and contains the given deflated pixels. */
export function pngOf(width: number, height: number, pixels: Buffer, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, interlaced ? 1 : 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** So many zero bytes, deflated to a thousandth of the size. */
export const deflatedZeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });
