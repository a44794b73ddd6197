// The thread that decodes and re-encodes pictures: the result holds pixels and nothing else. A picture that takes
// too long is ended with its thread. Plain JavaScript, so that it starts the same way from source, from tests and when built.
import { parentPort } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import { Jimp } from 'jimp';

const MIMES = { png: 'image/png', jpeg: 'image/jpeg' };

/** Where a pixel of the upright picture comes from, by EXIF orientation; `w` and `h` are those of the picture as it lies. */
const turns = {
  2: (x, y, w) => [w - 1 - x, y],
  3: (x, y, w, h) => [w - 1 - x, h - 1 - y],
  4: (x, y, _w, h) => [x, h - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, _w, h) => [y, h - 1 - x],
  7: (x, y, w, h) => [w - 1 - y, h - 1 - x],
  8: (x, y, w) => [w - 1 - y, x],
};

function upright({ data, width, height }, orientation) {
  const source = turns[orientation];
  if (!source) return { data, width, height };
  const [w, h] = orientation > 4 ? [height, width] : [width, height];
  // A pixel is four bytes: read as one number, which must start at a multiple of four.
  const aligned = data.byteOffset % 4 ? Uint8Array.from(data) : data;
  const from = new Uint32Array(aligned.buffer, aligned.byteOffset, width * height);
  const to = new Uint32Array(w * h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const [fromX, fromY] = source(x, y, width, height);
      to[y * w + x] = from[fromY * width + fromX];
    }
  return { data: Buffer.from(to.buffer), width: w, height: h };
}

const isOpaque = ({ data }) => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
};

/**
 * Throws unless the pixels unfold to exactly what the size of the picture says. Their decoder unfolds some without a limit,
 * and where there are too few it takes what happens to lie in the memory of this process.
 */
function checkPixels({ deflated, length }) {
  if (inflateSync(deflated, { maxOutputLength: length }).length !== length) throw new Error('too few pixels');
}

async function reencode({ bytes, type, orientation, pixels, maxSide, maxMegapixels }) {
  if (pixels) checkPixels(pixels);
  const limits = { maxResolutionInMP: maxMegapixels, maxMemoryUsageInMB: 1024 };
  const image = await Jimp.fromBuffer(Buffer.from(bytes), { 'image/jpeg': limits });
  if (Math.max(image.width, image.height) > maxSide) image.scaleToFit({ w: maxSide, h: maxSide });
  image.bitmap = upright(image.bitmap, orientation);
  const options = type === 'jpeg' ? { quality: 88 } : { deflateLevel: 6, colorType: isOpaque(image.bitmap) ? 2 : 6 };
  const made = await image.getBuffer(MIMES[type], options);
  return { bytes: made, width: image.width, height: image.height };
}

parentPort.on('message', async (order) => {
  try {
    parentPort.postMessage({ made: await reencode(order) });
  } catch (error) {
    parentPort.postMessage({ failed: String(error?.message ?? error) });
  }
});
