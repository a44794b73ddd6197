/** Photos of telephones are large: the page makes them small enough before they are sent. */
const SIDE = 1600;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** A JPEG as a data URL of at most so many characters. Throws for a file that is no picture. */
export async function asPhoto(file: File, max: number): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const url = canvas.toDataURL('image/jpeg', quality);
    if (url.length <= max) return url;
  }
  throw new Error('this picture cannot be made small enough');
}
