// Reads one spreadsheet in a thread of its own, with memory and time of its own: whatever a hostile file does to the reader,
// it does not do to the server. The bundle has this file beside it.
import { parentPort, workerData } from 'node:worker_threads';
import Papa from 'papaparse';
import * as XLSX from 'xlsx';
import { readBook, readCsv } from '../../../schemas/kernel/sheet/book.mjs';

const { bytes, text, rows } = workerData;
try {
  const sheets = text === undefined ? readBook(XLSX, bytes, { rows }) : readCsv(Papa, text, { rows });
  parentPort.postMessage({ sheets });
} catch (error) {
  const said = String(error?.message ?? error);
  parentPort.postMessage({ problem: /password|encrypt/i.test(said) ? 'encrypted' : 'unreadable' });
}
