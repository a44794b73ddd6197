import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { entityOf } from '#schemas/index.ts';
import { batchesOf } from '#server/import/batches.ts';
import { guessMap, parseMap } from '#server/import/mapping.ts';
import { readSheet } from '#server/import/read.ts';
import { type ResultLine, safeCell } from '#server/import/result.ts';
import { type ImportOrder, runImport } from '#server/import/run.ts';
import { type Api, startApi } from './harness.ts';

const carParks = entityOf('car-parks');
const folder = mkdtempSync(join(tmpdir(), 'atrium-import-'));
let api: Api;
let lines: ResultLine[] = [];
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  lines = [];
});
afterAll(() => api.close());

const file = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
async function importFile(path: string, options: Partial<ImportOrder> & { map?: string } = {}) {
  const sheet = await readSheet(path);
  const mapping = options.map ? parseMap(carParks, options.map, sheet.headers) : guessMap(carParks, sheet);
  const { map, ...rest } = options;
  return runImport({
    db: api.db,
    config: api.config,
    model: api.product.model,
    entity: carParks,
    centre: 'HERE',
    sheet,
    mapping,
    mode: 'valid',
    onLine: (line) => lines.push(line),
    ...rest,
  });
}
const count = async () => (await api.db.text<{ total: number }>('select count(*)::int as total from car_parks'))[0]?.total;

describe('an import', () => {
  it('adds the valid rows, and reports row, field, value and reason of the others', async () => {
    const path = file(
      'mixed.csv',
      'Code,Name,"Monthly rate, car",Active\nI-1,First,250.50,yes\n,No code,1,yes\nI-3,=HYPERLINK("x"),1,yes\nI-4,Fourth,a lot,yes\nHERE-A,Another,1,yes\nI-1,Twice,1,yes\n',
    );
    const summary = await importFile(path);
    expect(summary).toMatchObject({ added: 1, invalid: 3, exists: 2, kept: true });
    expect(lines.map(({ line, outcome, field }) => [line, outcome, field])).toEqual([
      [3, 'invalid', 'code'],
      [4, 'invalid', 'name'],
      [5, 'invalid', 'carMonthlyRate'],
      [6, 'exists', expect.any(String)],
      [7, 'exists', expect.any(String)],
    ]);
    expect(lines[0]?.reason).toBe('Code is required');
    const [row] = await api.db.text<{ rate: number; office: number }>(
      `select car_monthly_rate as rate, office_centre_id as office from car_parks where code = 'I-1'`,
    );
    expect(row).toEqual({ rate: 25_050, office: api.world.here.building });
    const [entry] = await api.db.text<{ user_name: string }>(
      `select user_name from audit_log where entity = 'car-parks' order by id desc limit 1`,
    );
    expect(entry?.user_name).toBe('Import');
  });

  it('run twice changes nothing', async () => {
    const path = file('twice.csv', 'Code,Name\nT-1,One\nT-2,Two\n');
    expect(await importFile(path)).toMatchObject({ added: 2, skipped: 0 });
    const before = await count();
    expect(await importFile(path)).toMatchObject({ added: 0, skipped: 2 });
    expect(await count()).toBe(before);
  });

  it('writes nothing when all rows are required and one is invalid, and nothing on a dry run', async () => {
    const before = await count();
    const path = file('all.csv', 'Code,Name\nA-1,One\nA-2,\n');
    expect(await importFile(path, { mode: 'all' })).toMatchObject({ added: 1, invalid: 1, kept: false });
    expect(await importFile(path, { dryRun: true })).toMatchObject({ kept: false });
    expect(await count()).toBe(before);
  });

  it('reads a workbook the same way as a table', async () => {
    const book = XLSX.utils.book_new(
      XLSX.utils.aoa_to_sheet([
        ['car_park_no', 'address'],
        ['W-1', '陳氏大廈 B1'],
        ['W-2', 'Tower'],
      ]),
      'Sheet',
    );
    const path = file('book.xlsx', XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    expect(await importFile(path, { map: 'code=car_park_no,name=address' })).toMatchObject({ added: 2 });
  });

  it('reads what a workbook shows, and its days by its own calendar', async () => {
    const holidays = entityOf('holidays');
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Date', 'Name'],
      [46086 - 1462, 42],
    ]);
    Object.assign(sheet.B2 as object, { z: '"Day "000' });
    const book = Object.assign(XLSX.utils.book_new(sheet, 'Sheet'), { Workbook: { WBProps: { date1904: true } } });
    const path = file('mac.xlsx', XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    const read = await readSheet(path);
    const order = { entity: holidays, sheet: read, mapping: guessMap(holidays, read) };
    expect(await importFile(path, order), JSON.stringify(lines)).toMatchObject({ added: 1 });
    const [row] = await api.db.text("select date::text, name from holidays where name like 'Day %'");
    expect(row).toEqual({ date: '2026-03-05', name: 'Day 042' });
  });

  it('follows the rules of an upload: references by title or code within the limits set by the rest of the row, and the area’s own rules', async () => {
    const nameOf = async (who: string) => {
      const id = api.world.people[who]?.userId ?? 0;
      return (await api.db.query<{ name: string }>(sql`select full_name as name from users where id = ${id}`))[0]?.name;
    };
    const [own, stranger] = [await nameOf('MASTER_ADMIN@here.0'), await nameOf('MASTER_ADMIN@here.1')];
    const cells = (Applicant: string | undefined, Plate: string) => ({
      Applicant: Applicant ?? '',
      Tenant: 'here-t0',
      Plate,
      Place: 'HERE-A',
      From: '5 Jun 2031',
      Until: '31/12/2031',
    });
    const all = [
      cells(own, 'SIM 1'),
      cells(stranger, 'SIM 2'),
      cells(own, 'sim1'),
      { ...cells(own, 'SIM 4'), Until: '1/6/2031' },
    ];
    const summary = await runImport({
      db: api.db,
      config: api.config,
      model: api.product.model,
      entity: entityOf('season-parking-applications'),
      centre: 'HERE',
      sheet: { headers: Object.keys(all[0] ?? {}), rows: all.map((one, at) => ({ line: at + 2, cells: one })) },
      mapping: {
        applicant: 'Applicant',
        tenant: 'Tenant',
        vehiclePlateNo: 'Plate',
        carPark: 'Place',
        commencementDate: 'From',
        endDate: 'Until',
      },
      mode: 'valid',
      onLine: (line) => lines.push(line),
    });
    expect(lines.map(({ line, field, value, reason }) => `${line} ${field} ${value}: ${reason}`)).toEqual([
      expect.stringMatching(`3 applicant ${stranger}: `),
      expect.stringMatching(/^4 vehiclePlateNo sim1: /),
      expect.stringMatching(/^5 endDate 2031-06-01: End date must not be before/),
    ]);
    expect(summary).toMatchObject({ added: 1, invalid: 3 });
    const [made] = await api.db.query(
      sql`select tenant_id as tenant, status, reference_no as no from season_parking where vehicle_plate_no = 'SIM 1'`,
    );
    expect(made).toMatchObject({
      tenant: api.world.here.tenants[0],
      status: 'PENDING_APPROVAL',
      no: expect.stringMatching(/^SP-/),
    });
  });

  it('treats a row that repeats an earlier row of the file as already existing', () => {
    const rows = ['A', 'B', 'a ', 'C', null, null].map((code, at) => ({ number: at + 2, data: { code } }));
    const numbers = [...batchesOf(rows, 'code', 3)].map((batch) => batch.map(({ number }) => number));
    expect(numbers).toEqual([[2, 3], [4, 5, 6], [7]]);
  });

  it('reports rows that it cannot read', async () => {
    await expect(importFile(file('x.pdf', '%PDF'))).rejects.toThrow('only .csv, .xlsx and .xls');
    await expect(importFile(file('empty.csv', ''))).rejects.toThrow('column names');
    await expect(importFile(file('ok.csv', 'Code,Name\nZ,Z\n'), { centre: 'NOWHERE' })).rejects.toThrow(
      "no office centre with the code 'NOWHERE'",
    );
    await expect(importFile(file('ok3.csv', 'Code,Name\nZ,Z\n'), { map: 'tcFile=Code' })).rejects.toThrow(
      "takes no field 'tcFile' from a file",
    );
    await expect(importFile(file('ok2.csv', 'Code,Name\nZ,Z\n'), { map: 'code=Nummer' })).rejects.toThrow("no column 'Nummer'");
  });
});

it('writes a result file without active formulas', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx']) expect(safeCell(text)).toBe(`"'${text}"`);
  expect(safeCell('a "quoted" word')).toBe('"a ""quoted"" word"');
});

const hdb = join(import.meta.dirname, '../../../shared/data/hdb-carparks.csv');
it.skipIf(!existsSync(hdb))('adds 2,265 real car parks, which can then be found', async () => {
  expect(await importFile(hdb, { map: 'code=car_park_no,name=address' })).toMatchObject({ added: 2265, invalid: 0 });
  const admin = await api.as('LANDLORD_ADMIN@here');
  const found = await admin.get<{ items: { id: number; code: string; active: boolean }[]; total: number }>(
    '/car-parks?wildcardSearch=aljunied crescent',
  );
  expect(found.data.total).toBeGreaterThan(0);
  const [first] = found.data.items;
  const off = await admin.put<{ active: boolean }>(`/car-parks/${first?.id}/update-status`, { active: false });
  expect(off.data.active).toBe(false);
});
