/** Spreadsheets on the way in and out, each read or written by a worker of its own that ends with it. */
import type { Sheet } from '#schemas/kernel/sheet/grid.ts';
import type { Encodings, ReadOrder, SheetAnswer, SheetOrder } from './sheetWorker.ts';

export type { Encodings } from './sheetWorker.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Could not be read: the message is the key of a sentence. */
export class SheetError extends Error {
  constructor(
    key: string,
    readonly params?: Record<string, string | number>,
  ) {
    super(key);
  }
}
const SENTENCES = { encrypted: 'encrypted', unreadable: 'unreadable', quote: 'quote', notText: 'notText' } as const;

function work(order: SheetOrder, onProgress: (progress: number) => void, signal?: AbortSignal): Promise<SheetAnswer> {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module', name: 'spreadsheet' });
  return new Promise<SheetAnswer>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.addEventListener('error', () => resolve({ problem: 'unreadable' }));
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) =>
      'progress' in data ? onProgress(data.progress) : resolve(data),
    );
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}

/**
 * Every sheet of the file that has cells; none where the person has to choose an encoding first.
 * @param onProgress receives the progress, from 0 to 1
 * @throws SheetError for a file that cannot be read, the signal's reason when the person gives up
 */
export async function readSheetFile(
  order: ReadOrder,
  onProgress: (progress: number) => void,
  signal?: AbortSignal,
): Promise<{ sheets?: Sheet[]; encodings?: Encodings }> {
  const answer = await work(order, onProgress, signal);
  if ('problem' in answer)
    throw new SheetError(`bulkUpload.${SENTENCES[answer.problem]}`, 'row' in answer ? { row: answer.row } : undefined);
  if (!('sheets' in answer || 'encodings' in answer)) throw new SheetError('bulkUpload.unreadable');
  if (answer.sheets && !answer.sheets.length) throw new SheetError('bulkUpload.emptySheet');
  return answer;
}

export type SheetsToWrite = Extract<SheetOrder, { write: unknown }>['write'];

/** Makes an xlsx file; undefined when the sheets cannot be written. */
export async function makeSheetFile(sheets: SheetsToWrite): Promise<Blob | undefined> {
  const answer = await work({ write: sheets }, () => undefined);
  return 'bytes' in answer ? new Blob([answer.bytes as Uint8Array<ArrayBuffer>], { type: XLSX }) : undefined;
}
