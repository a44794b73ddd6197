/** The result file: one line for every row that was not imported, with the field, its value and the reason. */
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

export type Outcome = 'added' | 'skipped' | 'exists' | 'invalid';
export interface ResultLine {
  line: number;
  outcome: Outcome;
  field?: string;
  value?: string;
  reason?: string;
}

/** Characters that can start a formula. */
const RISKY = new Set(['=', '+', '-', '@', '\t', '\r', '\u0000', '|', '%']);

/**
 * A cell that no spreadsheet program runs as a formula: always quoted, with an apostrophe in front when it begins with
 * such a character, even after line breaks.
 */
export const safeCell = (value: string | number | undefined): string => {
  const text = String(value ?? '');
  return `"${RISKY.has(text.charAt(0)) ? "'" : ''}${text.replaceAll('"', '""')}"`;
};

export class ResultFile {
  readonly #stream: WriteStream;
  constructor(path: string) {
    this.#stream = createWriteStream(path, 'utf8');
    this.#stream.write('\ufeffrow,outcome,field,value,reason\r\n');
  }

  write(one: ResultLine): void {
    const cells = [one.line, one.outcome, one.field, one.value, one.reason];
    this.#stream.write(`${cells.map(safeCell).join(',')}\r\n`);
  }

  async close(): Promise<void> {
    this.#stream.end();
    await finished(this.#stream);
  }
}
