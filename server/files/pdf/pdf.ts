/**
 * A plain document as PDF: a title, and labelled values, over as many pages as they need, in every script that names are written in. A value
 * can be a picture. The typefaces are embedded, as far as the document needs them, so that it looks the same for every reader.
 */
import { deflateSync } from 'node:zlib';
import type PDFKit from 'pdfkit';
import type { Rgb } from '../images/rgbOf.ts';
import type { Lettering } from './lettering.ts';
import type { Weight } from './typefaces.ts';

export interface PdfSection {
  heading: string;
  rows: readonly (readonly [label: string, value: string | Rgb])[];
}
/** What stands above the title. */
export interface PdfHead {
  /** Whose document it is. */
  from?: string;
  /** Beside it. */
  logo?: Rgb;
  /** An address, as a QR code at the right. */
  code?: string;
}
type Document = InstanceType<typeof PDFKit>;

/** In points; A4. */
const PAGE = { width: 595, height: 842, margin: 56 } as const;
const SIZE = { title: 18, heading: 12, text: 10 } as const;
const LABEL_WIDTH = 170;
/** No picture is shown larger. */
const PICTURE = { width: 240, height: 120 } as const;

/** The size of a picture that fits, never larger than it is. */
function within(picture: Rgb, width: number, height: number) {
  const scale = Math.min(1, width / picture.width, height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Puts a picture at a place. PDFKit takes files of pictures, and these are points already. */
function place(doc: Document, picture: Rgb, name: string, at: { x: number; y: number; width: number; height: number }): void {
  const object = doc.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: picture.width,
    Height: picture.height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
  });
  object.end(deflateSync(picture.bytes));
  (doc.page as unknown as { xobjects: Record<string, unknown> }).xobjects[name] = object;
  doc.save();
  doc.transform(at.width, 0, 0, -at.height, at.x, at.y + at.height);
  (doc as unknown as { addContent(text: string): void }).addContent(`/${name} Do`);
  doc.restore();
}

/** The dark squares of a QR code, row by row. */
interface Squares {
  size: number;
  get: (row: number, column: number) => number;
}
/** In points; with the quiet zone that the margin of the page gives. */
const CODE = 84;

/** In points; the side of the square in which a logo stands. */
const LOGO = 40;

/** Drawn, not a picture: sharp at every size. */
function drawCode(doc: Document, squares: Squares, x: number, y: number): void {
  const { size } = squares;
  const side = CODE / size;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      // A little larger, so that no white line stays between two squares.
      if (squares.get(row, column)) doc.rect(x + column * side, y + row * side, side + 0.1, side + 0.1);
  doc.fill('black');
}

interface Drawn {
  title: string;
  sections: readonly PdfSection[];
  from?: string;
  logo?: Rgb;
  code?: Squares;
}
function drawAll(doc: Document, { wrapped, draw }: Lettering, { title, sections, from, logo, code }: Drawn): void {
  const { margin } = PAGE;
  const whole = PAGE.width - 2 * margin;
  let y: number = margin;
  let pictures = 0;
  const room = (height: number) => {
    if (y + height <= PAGE.height - margin) return;
    doc.addPage();
    y = margin;
  };
  const drawLine = (parts: readonly [text: string, x: number][], size: number, weight: Weight = 'regular') => {
    room(size * 1.5);
    y += size * 1.5;
    for (const [text, x] of parts) if (text) draw({ text, size, weight }, x, y);
  };
  /** Below its label, which is on the left. */
  const drawPicture = (label: string, picture: Rgb) => {
    const { width, height } = within(picture, PICTURE.width, PICTURE.height);
    room(height + SIZE.text);
    const top = y + SIZE.text / 2;
    drawLine([[label, margin]], SIZE.text);
    place(doc, picture, `P${pictures}`, { x: margin + LABEL_WIDTH, y: top, width, height });
    pictures += 1;
    y = Math.max(y, top + height);
  };
  const beside = code ? whole - CODE - 20 : whole;
  if (code) drawCode(doc, code, PAGE.width - margin - CODE, margin);
  if (from) {
    const left = logo ? LOGO + 12 : 0;
    if (logo) place(doc, logo, 'L', { x: margin, y, ...within(logo, LOGO, LOGO) });
    for (const line of wrapped({ text: from, size: SIZE.heading, weight: 'bold' }, beside - left))
      drawLine([[line, margin + left]], SIZE.heading, 'bold');
    if (logo) y = Math.max(y, margin + LOGO);
    y += SIZE.text;
    doc
      .moveTo(margin, y)
      .lineTo(margin + beside, y)
      .lineWidth(1)
      .stroke('black');
    y += SIZE.text / 2;
  }
  for (const line of wrapped({ text: title, size: SIZE.title, weight: 'bold' }, beside))
    drawLine([[line, margin]], SIZE.title, 'bold');
  if (code) y = Math.max(y, margin + CODE);
  for (const { heading, rows } of sections) {
    y += SIZE.text;
    drawLine([[heading, margin]], SIZE.heading, 'bold');
    for (const [label, value] of rows) {
      if (typeof value !== 'string') {
        drawPicture(label, value);
        continue;
      }
      const left = wrapped({ text: label, size: SIZE.text, weight: 'regular' }, LABEL_WIDTH - 10);
      const right = wrapped({ text: value, size: SIZE.text, weight: 'regular' }, whole - LABEL_WIDTH);
      for (let index = 0; index < Math.max(left.length, right.length); index += 1)
        drawLine(
          [
            [left[index] ?? '', margin],
            [right[index] ?? '', margin + LABEL_WIDTH],
          ],
          SIZE.text,
        );
    }
  }
}

/**
 * The bytes of the document. What draws it is loaded with the first one.
 * @param locale of the reader
 * @param head what stands above the title
 */
export async function pdfOf(
  title: string,
  sections: readonly PdfSection[],
  locale: string,
  { from, logo, code }: PdfHead = {},
): Promise<Buffer> {
  const [{ default: PDFDocument }, { letteringFor }] = await Promise.all([import('pdfkit'), import('./lettering.ts')]);
  const squares = code ? (await import('qrcode')).create(code, { errorCorrectionLevel: 'M' }).modules : undefined;
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // Nothing is set in a typeface that is not embedded.
    font: null as never,
    lang: locale,
    info: { Title: title, Producer: 'Atrium', Creator: 'Atrium' },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  const texts = sections.flatMap(({ heading, rows }) => [
    { text: heading, weight: 'bold' as const },
    ...rows.flatMap(([label, value]) =>
      [label, ...(typeof value === 'string' ? [value] : [])].map((text) => ({ text, weight: 'regular' as const })),
    ),
  ]);
  const heads = [title, ...(from ? [from] : [])].map((text) => ({ text, weight: 'bold' as const }));
  const lettering = await letteringFor(doc, [...heads, ...texts], locale);
  drawAll(doc, lettering, { title, sections, from, logo, code: squares });
  doc.end();
  return done;
}
