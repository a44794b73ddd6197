/** The result file: one line for every row that did not go in, with the field, its value and the reason. */
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

/** What a formula may begin with. */
const RISKY = new Set(['=', '+', '-', '@', '\t', '\r', '\u0000', '|', '%']);

/**
 * A cell that no spreadsheet program takes for a formula: quoted always, with an apostrophe in front when it begins with
 * a character that starts one, whatever line breaks follow.
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
