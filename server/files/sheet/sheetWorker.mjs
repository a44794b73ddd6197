// Reads one spreadsheet in a thread of its own, with memory and time of its own: whatever a hostile file does to the reader,
// it does not do to the server. The bundle has this file beside it.
import { parentPort, workerData } from 'node:worker_threads';
import ICAL from 'ical.js';
import Papa from 'papaparse';
import { RRuleTemporal } from 'rrule-temporal';
import * as XLSX from 'xlsx';
import { problemOf, readBook, readCsv } from '../../../schemas/kernel/sheet/book.mjs';
import { readCalendar } from '../../../schemas/kernel/sheet/calendar.mjs';

const { bytes, text, calendar, rows } = workerData;
const readText = calendar
  ? () => readCalendar({ ICAL, RRule: RRuleTemporal }, text, { rows, ...calendar })
  : () => readCsv(Papa, text, { rows });
try {
  const sheets = text === undefined ? readBook(XLSX, bytes, { rows }) : readText();
  parentPort.postMessage({ sheets });
} catch (error) {
  parentPort.postMessage(problemOf(error));
}
