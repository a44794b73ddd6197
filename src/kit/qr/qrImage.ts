/** QR codes as pictures; the library is loaded with the first one. */

/** Pixels a side: sharp on paper at 8 cm and 300 dots per inch. */
const QR_PIXELS = 1000;

/** A PNG as `data:image/png;base64,…`. Throws when the text is longer than a QR code holds (about 2,300 letters). */
export async function qrImage(text: string, pixels = QR_PIXELS): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(text, { width: pixels, margin: 4, errorCorrectionLevel: 'M' });
}
