/**
 * The real unpacked size of a workbook, counted while it unpacks: the sizes that a file claims cannot be trusted. Only the
 * parts that hold cells are kept and repacked, so that the reader sees nothing that has not been counted.
 */
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { ZipFile as Packer } from 'yazl';

export const UNPACKED_BYTES = 64 * 1024 * 1024;
/** Maximum compression ratio of a part; honest sheets stay below 30. */
const MAX_RATIO = 200;
const MAX_ENTRIES = 500;
/** Small parts may compress to any ratio. */
const SMALL = 1024 * 1024;

/** The parts that can hold cells and those that link them; pictures, macros and charts are dropped. */
const NEEDED = /^(?!.*\.\.)(?!xl\/(media|drawings|charts|embeddings)\/)[\w[\]. /-]+\.(xml|rels)$/i;
/** Spreadsheets need no entity declarations; they are used for the "billion laughs" attack. */
const ENTITIES = /<!(DOCTYPE|ENTITY)/i;

export class UnpackRefusal extends Error {
  constructor(
    readonly reason: 'tooBig' | 'unreadable' | 'encrypted' | 'path',
    /** The entry that it is about. */
    readonly entry = '',
  ) {
    super(reason);
  }
}
/** The reader itself refuses names that lead outside the folder. */
const refusalOf = (error: Error): UnpackRefusal => {
  const path = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)/.exec(error.message);
  return path ? new UnpackRefusal('path', path[1]) : new UnpackRefusal('unreadable');
};

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error || !zip ? reject(new UnpackRefusal('unreadable')) : resolve(zip),
    ),
  );

/** The bytes of one entry, or the refusal when they exceed `room`. */
export const readEntry = (zip: ZipFile, entry: Entry, room: number): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(new UnpackRefusal('unreadable'));
      const parts: Buffer[] = [];
      let size = 0;
      const most = Math.min(room, Math.max(SMALL, entry.compressedSize * MAX_RATIO));
      stream.on('data', (part: Buffer) => {
        size += part.length;
        if (size > most) stream.destroy(new UnpackRefusal('tooBig'));
        else parts.push(part);
      });
      stream.on('error', (cause) => reject(cause instanceof UnpackRefusal ? cause : new UnpackRefusal('unreadable')));
      stream.on('end', () => resolve(Buffer.concat(parts)));
    }),
  );

/** The entries of an archive, one after another, with the archive that holds them. Always closes it. */
export async function* entriesOf(bytes: Buffer, most: number): AsyncGenerator<{ zip: ZipFile; entry: Entry }> {
  const zip = await open(bytes);
  try {
    if (zip.entryCount > most) throw new UnpackRefusal('tooBig');
    for (;;) {
      const entry = await new Promise<Entry | undefined>((resolve, reject) => {
        zip.once('entry', resolve);
        zip.once('end', () => resolve(undefined));
        zip.once('error', (error: Error) => reject(refusalOf(error)));
        zip.readEntry();
      });
      for (const event of ['entry', 'end', 'error']) zip.removeAllListeners(event);
      if (!entry) return;
      yield { zip, entry };
    }
  } finally {
    zip.close();
  }
}

const pack = (parts: ReadonlyMap<string, Buffer>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const packer = new Packer();
    for (const [name, bytes] of parts) packer.addBuffer(bytes, name, { compress: false });
    const chunks: Buffer[] = [];
    packer.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    packer.outputStream.on('error', reject);
    packer.outputStream.on('end', () => resolve(Buffer.concat(chunks)));
    packer.end();
  });

/**
 * An xlsx file that is safe to read: the same cells, nothing else, and no more than `UNPACKED_BYTES` of them.
 * @throws UnpackRefusal
 */
export async function repackWorkbook(bytes: Buffer): Promise<Buffer> {
  const parts = new Map<string, Buffer>();
  let size = 0;
  for await (const { zip, entry } of entriesOf(bytes, MAX_ENTRIES)) {
    if (entry.generalPurposeBitFlag & 1) throw new UnpackRefusal('encrypted');
    if (!NEEDED.test(entry.fileName) || parts.has(entry.fileName)) continue;
    const part = await readEntry(zip, entry, UNPACKED_BYTES - size);
    if (ENTITIES.test(part.subarray(0, 4096).toString('latin1')) || part.includes('<!ENTITY') || part.includes('<!DOCTYPE'))
      throw new UnpackRefusal('unreadable');
    size += part.length;
    parts.set(entry.fileName, part);
  }
  if (![...parts.keys()].some((name) => name.startsWith('xl/worksheets/'))) throw new UnpackRefusal('unreadable');
  return pack(parts);
}
