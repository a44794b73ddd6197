/** QR codes as pictures; the library is loaded with the first one. */

/** Pixels a side: sharp on paper at 8 cm and 300 dots per inch. */
const QR_PIXELS = 1000;
/** A sheet of labels repeats its codes: the last ones are drawn once. */
const KEPT = 50;
const drawn = new Map<string, Promise<string>>();

async function draw(text: string, pixels: number): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(text, { width: pixels, margin: 4, errorCorrectionLevel: 'M' });
}

/** A PNG as `data:image/png;base64,…`. Throws when the text is longer than a QR code holds (about 2,300 letters). */
export function qrImage(text: string, pixels = QR_PIXELS): Promise<string> {
  const key = `${pixels} ${text}`;
  const made = drawn.get(key) ?? draw(text, pixels);
  drawn.delete(key);
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  return made;
}
