/** QR codes as pictures. */

/** Pixels a side: sharp on paper at 8 cm and 300 dots per inch. */
const PIXELS = 1000;

/** A PNG. The library is loaded with the first one. */
export async function qrPicture(text: string): Promise<Buffer> {
  const { toBuffer } = await import('qrcode');
  return toBuffer(text, { type: 'png', width: PIXELS, margin: 4, errorCorrectionLevel: 'M' });
}
