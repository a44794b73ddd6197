/** Draws the chosen part of a picture into a new one. */
import { type Area, outputSize, turnedSize } from './crop.ts';

/** Loads a picture from an address of the page itself; throws when it is none. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), type, 0.9);
  });

function draw(image: HTMLImageElement, area: Area, rotation: number, longest?: number): HTMLCanvasElement {
  const size = outputSize(area, longest);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const whole = { width: image.naturalWidth, height: image.naturalHeight };
  const around = turnedSize(whole, rotation);
  context.imageSmoothingQuality = 'high';
  context.scale(size.width / area.width, size.height / area.height);
  context.translate(around.width / 2 - area.x, around.height / 2 - area.y);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(image, -whole.width / 2, -whole.height / 2);
  return canvas;
}

/**
 * @param area in pixels of the turned picture
 * @param rotation in degrees
 * @param maxBytes the result is made smaller until it fits
 * @returns a file of the same name and type
 */
export async function cutImage(source: File, address: string, area: Area, rotation: number, maxBytes: number): Promise<File> {
  const image = await loadImage(address);
  const type = source.type === 'image/png' ? 'image/png' : 'image/jpeg';
  let canvas = draw(image, area, rotation);
  let blob = await blobOf(canvas, type);
  while (blob.size > maxBytes && canvas.width > 64) {
    canvas = draw(image, area, rotation, Math.max(canvas.width, canvas.height) * 0.75);
    blob = await blobOf(canvas, type);
  }
  return new File([blob], source.name, { type });
}
