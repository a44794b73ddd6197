/**
 * A plain document as PDF: a title, and labelled values, over as many pages as they need. Latin text is set in Helvetica, which every reader has;
 * any other in the reader's own Song typeface for Chinese (`STSong-Light`, with the predefined encoding of Unicode): neither is embedded, so
 * that no typeface has to be shipped and a document stays small. A value can be a picture.
 */
import { deflateSync } from 'node:zlib';
import type { Rgb } from './images/rgbOf.ts';

export interface PdfSection {
  heading: string;
  rows: readonly (readonly [label: string, value: string | Rgb])[];
}

/** In points; A4. */
const PAGE = { width: 595, height: 842, margin: 56 } as const;
const SIZE = { title: 18, heading: 12, text: 10 } as const;
const LABEL_WIDTH = 170;
/** No picture is shown larger. */
const PICTURE = { width: 240, height: 120 } as const;

/** Helvetica has it in WinAnsi, of which Latin-1 is the part that text here needs. */
const isLatin = (letter: string): boolean => /^[\x20-\x7e\xa0-\xff]$/.test(letter);
/** A little more than letters take on average: lines break early rather than late. */
const widthOf = (letter: string): number => (!isLatin(letter) ? 1 : /[A-ZMW@%mw]/.test(letter) ? 0.76 : 0.54);

function wrapped(text: string, size: number, width: number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let taken = 0;
    // Words of letters stay together; elsewhere a line may break between any two characters.
    for (const word of paragraph.match(/[\x21-\x7e\xa1-\xff]{1,60}|[\s\S]/gu) ?? ['']) {
      const wide = [...word].reduce((sum, letter) => sum + widthOf(letter) * size, 0);
      if (line && taken + wide > width) {
        lines.push(line.trimEnd());
        line = '';
        taken = 0;
      }
      if (!line && word === ' ') continue;
      line += word;
      taken += wide;
    }
    return [...lines, line];
  });
}

const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

/** One line of text at a place: runs of Latin letters and of others, each in its typeface. */
function textAt(line: string, x: number, y: number, size: number, bold = false): string {
  const runs = line.match(/[\x20-\x7e\xa0-\xff]+|[^\x20-\x7e\xa0-\xff]+/gu) ?? [];
  const shown = runs.map((run) =>
    isLatin(run[0] ?? '')
      ? `/${bold ? 'B' : 'L'} ${size} Tf ${hex(Buffer.from(run, 'latin1'))} Tj`
      : `/C ${size} Tf ${hex(utf16(run))} Tj`,
  );
  return `BT 1 0 0 1 ${x} ${y} Tm ${shown.join(' ')} ET`;
}

/** The drawing of each page; `/P0` is the first of the pictures. */
function pagesOf(title: string, sections: readonly PdfSection[]): { pages: string[]; pictures: Rgb[] } {
  const pictures: Rgb[] = [];
  const pages: string[][] = [[]];
  let y: number = PAGE.height - PAGE.margin;
  const draw = (lines: readonly [text: string, x: number][], size: number, bold = false) => {
    const step = size * 1.5;
    if (y - step < PAGE.margin) {
      pages.push([]);
      y = PAGE.height - PAGE.margin;
    }
    y -= step;
    for (const [text, x] of lines) if (text) pages.at(-1)?.push(textAt(text, x, Math.round(y * 10) / 10, size, bold));
  };
  /** Below its label, which is on the left. */
  const drawPicture = (label: string, picture: Rgb, x: number) => {
    const scale = Math.min(1, PICTURE.width / picture.width, PICTURE.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale].map((side) => Math.round(side * 10) / 10) as [
      number,
      number,
    ];
    if (y - height - SIZE.text < PAGE.margin) {
      pages.push([]);
      y = PAGE.height - PAGE.margin;
    }
    const top = y;
    draw([[label, PAGE.margin]], SIZE.text);
    y = Math.min(y, top - height - SIZE.text / 2);
    const below = Math.round((top - height - SIZE.text / 2) * 10) / 10;
    pages.at(-1)?.push(`q ${width} 0 0 ${height} ${x} ${below} cm /P${pictures.length} Do Q`);
    pictures.push(picture);
  };
  const { margin } = PAGE;
  const whole = PAGE.width - 2 * margin;
  for (const line of wrapped(title, SIZE.title, whole)) draw([[line, margin]], SIZE.title, true);
  for (const { heading, rows } of sections) {
    y -= SIZE.text;
    draw([[heading, margin]], SIZE.heading, true);
    for (const [label, value] of rows) {
      if (typeof value !== 'string') {
        drawPicture(label, value, margin + LABEL_WIDTH);
        continue;
      }
      const left = wrapped(label, SIZE.text, LABEL_WIDTH - 10);
      const right = wrapped(value, SIZE.text, whole - LABEL_WIDTH);
      for (let index = 0; index < Math.max(left.length, right.length); index += 1)
        draw(
          [
            [left[index] ?? '', margin],
            [right[index] ?? '', margin + LABEL_WIDTH],
          ],
          SIZE.text,
        );
    }
  }
  return { pages: pages.map((lines) => lines.join('\n')), pictures };
}

/** In hexadecimal digits, so that the whole document is plain text. */
function pictureObject({ width, height, bytes }: Rgb): string {
  const data = `${deflateSync(bytes).toString('hex')}>`;
  const filter = '/Filter [/ASCIIHexDecode /FlateDecode]';
  return `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 ${filter} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

/** The bytes of the document. */
export function pdfOf(title: string, sections: readonly PdfSection[]): Buffer {
  const { pages: drawn, pictures } = pagesOf(title, sections);
  const first = 8 + pictures.length;
  const kids = drawn.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const shown = pictures.map((_, index) => `/P${index} ${8 + index} 0 R`).join(' ');
  const resources = `<< /Font << /L 3 0 R /B 4 0 R /C 5 0 R >>${shown ? ` /XObject << ${shown} >>` : ''} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${drawn.length} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources ${resources} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...pictures.map(pictureObject),
    ...drawn.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${first + 2 * index + 1} 0 R >>`,
      `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`,
    ]),
    `<< /Title ${hex(Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(title)]))} /Producer (Atrium) >>`,
  ];
  let text = '%PDF-1.5\n';
  const places = objects.map((object, index) => {
    const at = Buffer.byteLength(text);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = Buffer.byteLength(text);
  const entries = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
