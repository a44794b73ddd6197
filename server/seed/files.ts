/** Files of the demo data: documents of one page and small drawings, made here so that nothing has to be shipped. */
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { storageOf } from '#server/files/storage.ts';
import type { SeededUser } from './users.ts';

/** Where the bytes go; without it the demo data has no files. */
export type SeedStorage = Pick<Config, 'storageDir' | 's3'>;

interface SeedFile {
  name: string;
  extension: 'pdf' | 'png';
  bytes: Buffer;
}
const MIME = { pdf: 'application/pdf', png: 'image/png' } as const;

/** Stores a file of somebody in a building. Returns its id. */
export async function seedFile(
  on: Queryable,
  storage: SeedStorage,
  { id: userId }: SeededUser,
  officeCentreId: number,
  { name, extension, bytes }: SeedFile,
): Promise<number> {
  const key = await storageOf(storage).put(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [row] = await on.query<{ id: number }>(sql`
    insert into system_files (name, extension, mime, size, module, storage_key, sha256, uploaded_by, office_centre_id)
    values (${name}, ${extension}, ${MIME[extension]}, ${bytes.length}, ${extension === 'pdf' ? 'EMAIL' : 'FEEDBACK'}, ${key}, ${sha256}, ${userId}, ${officeCentreId})
    returning id`);
  return (row as { id: number }).id;
}

const inPdf = (text: string) => text.replace(/[\\()]/g, '\\$&');
/** One page with a heading and lines below it, in letters that every reader has. */
export function pdfPage(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT /F1 24 Tf 72 760 Td',
    `(${inPdf(heading)}) Tj /F1 12 Tf 0 -40 Td 18 TL`,
    ...lines.map((line) => `(${inPdf(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

type Colour = readonly [red: number, green: number, blue: number];
/** In percent of the picture's width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number, colour: Colour];
const [WIDTH, HEIGHT] = [480, 360];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Boxes on a ground, the later ones in front. */
export function pngOf(ground: Colour, boxes: readonly Box[]): Buffer {
  const rows = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const [px, py] = [(x / WIDTH) * 100, (y / HEIGHT) * 100];
      const box = boxes.findLast(
        ([left, top, width, height]) => px >= left && px < left + width && py >= top && py < top + height,
      );
      rows.set(box?.[4] ?? ground, y * (WIDTH * 3 + 1) + 1 + x * 3);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}
