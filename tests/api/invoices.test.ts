/** Invoices (000 §5, §7, §8): several files in one go, each read by its name, and seen by the company that is to pay. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { readName } from '#server/engine/upload/namedFiles.ts';
import { type Api, type Client, type StatusRow as Row, startApi } from './harness.ts';
import { part, sendParts } from './uploads.ts';

const PATH = '/invoices';
const PDF = '%PDF-1.4\n%%EOF\n';
let api: Api;
let building: Client;
let company: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  company = await api.as('MASTER_ADMIN@here.0');
  const [here, there] = [api.world.here.tenants, api.world.there.tenants];
  for (const [code, id] of [
    ['1001', here[0]],
    ['1002', here[1]],
    ['1001', there[0]],
  ] as const)
    await api.db.query(sql`update office_centres set customer_code = ${code} where id = ${id}`);
});
afterAll(() => api.close());

/** Where a third party sends the invoices, the building's admin has nothing to do with them (R-0505). */
const thirdPartyInvoices = async (on: boolean) =>
  (await api.as('SUPERADMIN')).put(`/office-centres/${api.world.here.building}/add-on`, {
    addOns: on ? ['THIRD_PARTY_INVOICE'] : [],
  });
const store = async (name: string, by = building) => (await sendParts(by, [part('file', PDF, name)])).data.uuid;
/** Has these files checked, as the portal does it. */
async function check(names: readonly string[], by = building) {
  const rows = [];
  for (const [index, name] of names.entries()) rows.push({ number: index + 1, data: { invoiceFile: await store(name, by) } });
  return by.post<UploadResult>(`${PATH}/process-data`, { fileName: names[0], rows });
}
const confirm = ({ uploadId }: UploadResult, by = building) => by.post<UploadResult>(`${PATH}/upload-data`, { uploadId });
const verdicts = ({ dataList }: UploadResult) =>
  dataList.map(({ status, problems }) => [
    status,
    ...Object.entries(problems ?? {}).map(([field, { message }]) => `${field}: ${message}`),
  ]);
const list = async (query: string, by = building) => (await by.get<Paged<Row>>(`${PATH}?${query}&limit=100`)).data.items;

describe('the name of an invoice', () => {
  const read = (name: string) => Object.values(readName('{a}-{b}_{c}', name) ?? {});
  it('R-0273 is code-number_date: the code ends at the first dash, the date begins after the last underscore', () => {
    expect(read('1001-INV0001_20361130.pdf')).toEqual(['1001', 'INV0001', '20361130']);
    expect(read('1001-A-2_B_2036-11-30.pdf')).toEqual(['1001', 'A-2_B', '2036-11-30']);
    for (const wrong of ['1001.pdf', '1001-INV.pdf', 'INV_20361130.pdf', '1001-_20361130.pdf']) expect(read(wrong)).toEqual([]);
  });
});

describe('an upload of invoices', () => {
  it('R-0273 takes several files in one go and changes nothing before it is confirmed', async () => {
    const { data } = await check(['1001-A1_20361101.pdf', '1002-A2_2036-11-02.pdf', 'scan.pdf']);
    expect(data.dataList.map(({ data: cells }) => [cells.tenant, cells.invoiceNo, cells.invoiceDate])).toEqual([
      ['1001', 'A1', '2036-11-01'],
      ['1002', 'A2', '2036-11-02'],
      [undefined, undefined, undefined],
    ]);
    expect(data.dataList.map(({ status }) => status)).toEqual(['READY', 'READY', 'REFUSED']);
    expect(data.dataList[2]?.problems?.invoiceFile?.message).toBe(
      'The name of the file is the customer code, a dash, the invoice number, an underscore and the invoice date, for example 1001-INV2036001_20361130.pdf',
    );
    expect(await list('invoiceNo=A1')).toEqual([]);
    expect(await confirm(data)).toMatchObject({ message: '2 invoices successfully uploaded' });
    const [made] = await list('invoiceNo=A1');
    expect(made).toMatchObject({
      tenantId: api.world.here.tenants[0],
      invoiceDate: '2036-11-01',
      status: 'UNPAID',
      invoiceFile: { name: '1001-A1_20361101.pdf' },
    });
    // A second confirmation answers the same and makes nothing.
    expect((await confirm(data)).data.uploadedRecords).toBe(2);
    expect(await list('invoiceNo=A1')).toHaveLength(1);
  });

  it('asks for amount and due date of each, which are checked by the rules of the form', async () => {
    const { data } = await check(['1001-G1_20361101.pdf', '1001-G2_20361101.pdf', '1002-G3_20361101.pdf']);
    const correct = async (more: Readonly<Record<number, object>>) => {
      const rows = data.dataList
        .filter(({ number }) => number in more)
        .map(({ number, data: cells }) => ({ number, data: { ...cells, ...more[number] } }));
      return (await building.post<UploadResult>(`${PATH}/process-data`, { uploadId: data.uploadId, rows })).data;
    };
    const wrong = await correct({
      1: { amount: '0', dueDate: '2036-10-31' },
      2: { amount: 'much', dueDate: 'soon' },
      3: { amount: '1,284.50', dueDate: '2036-11-30' },
    });
    expect(wrong.dataList.map(({ status, problems }) => [status, ...Object.keys(problems ?? {}).sort()])).toEqual([
      ['REFUSED', 'amount', 'dueDate'],
      ['REFUSED', 'amount', 'dueDate'],
      ['READY'],
    ]);
    // One day for all, and the amount of one of them: the file and what its name says stay.
    await correct({ 1: { amount: 99, dueDate: '2036-11-30' }, 2: { amount: null, dueDate: '2036-11-30' } });
    expect(await confirm(data)).toMatchObject({ message: '3 invoices successfully uploaded' });
    const made = async (invoiceNo: string) => (await list(`invoiceNo=${invoiceNo}`))[0];
    expect(await made('G1')).toMatchObject({ amount: 9_900, dueDate: '2036-11-30', invoiceFile: {} });
    expect(await made('G2')).toMatchObject({ amount: null, dueDate: '2036-11-30' });
    expect(await made('G3')).toMatchObject({ amount: 128_450, dueDate: '2036-11-30', tenantId: api.world.here.tenants[1] });
  });

  it('takes amount and due date with the files, too, and nothing else that their names say', async () => {
    const data = { invoiceFile: await store('1001-H1_20361101.pdf'), amount: '5', dueDate: '2036-12-01', invoiceNo: 'H2' };
    const { data: checked } = await building.post<UploadResult>(`${PATH}/process-data`, {
      fileName: 'one',
      rows: [{ number: 1, data }],
    });
    await confirm(checked);
    expect(await list('invoiceNo=H1')).toMatchObject([{ amount: 500, dueDate: '2036-12-01' }]);
    expect(await list('invoiceNo=H2')).toEqual([]);
  });

  it('R-0274 R-0275 says which part of a name is wrong', async () => {
    const { data } = await check(['ABC-B1_20361101.pdf', '1001-B2_20361331.pdf', '9999-B3_20361101.pdf', 'x1-B4_soon.pdf']);
    expect(verdicts(data)).toEqual([
      ['REFUSED', 'tenant: customer code is not valid'],
      ['REFUSED', 'invoiceDate: invoice date is not valid'],
      ['REFUSED', expect.stringMatching(/^tenant: /)],
      ['REFUSED', 'tenant: customer code is not valid', 'invoiceDate: invoice date is not valid'],
    ]);
    // A part is corrected in the preview; the file is the same, whatever the correction says of it.
    const fixed = await building.post<UploadResult>(`${PATH}/process-data`, {
      uploadId: data.uploadId,
      rows: [{ number: 1, data: { invoiceFile: 'other.pdf', tenant: '1002', invoiceNo: 'B1', invoiceDate: '2036-11-01' } }],
    });
    expect(fixed.data.dataList[0]).toMatchObject({ status: 'READY', data: { invoiceFile: 'ABC-B1_20361101.pdf' } });
    expect(await confirm(data)).toMatchObject({ data: { uploadedRecords: 1, failedRecords: 3 } });
    const [made] = await list('invoiceNo=B1');
    expect(made).toMatchObject({ tenantId: api.world.here.tenants[1], invoiceFile: { name: 'ABC-B1_20361101.pdf' } });
  });

  it('R-0273 takes at most two hundred files in one go', async () => {
    const rows = Array.from({ length: 201 }, (_, index) => ({ number: index + 1, data: { invoiceFile: 'x' } }));
    const said = await building.post(`${PATH}/process-data`, { fileName: 'x', rows });
    expect(said).toMatchObject({
      status: 422,
      message: 'Up to 200 files can be uploaded at once. Please choose fewer.',
    });
    expect((await building.post(`${PATH}/process-data`, { fileName: 'x', rows: rows.slice(1) })).status).toBe(200);
  });

  it('R-0276 warns of a number that is there already and leaves that file alone', async () => {
    await confirm((await check(['1001-C1_20361101.pdf'])).data);
    const { data } = await check([
      '1001-C1_20361101.pdf',
      '1001-C2_20361101.pdf',
      '1002-c2_20361102.pdf',
      '1002-C2_20361102.pdf',
    ]);
    expect(verdicts(data)).toEqual([
      ['UNCHANGED', 'invoiceNo: already exist'],
      ['READY'],
      expect.anything(),
      ['UNCHANGED', 'invoiceNo: already exist'],
    ]);
    expect(data).toMatchObject({ failedRecords: 0 });
    await confirm(data);
    expect(await list('invoiceNo=C1')).toHaveLength(1);
    // Numbers are those of a building: another one may have the same.
    const there = await api.as('LANDLORD_ADMIN@there');
    expect(verdicts((await check(['1001-C1_20361101.pdf'], there)).data)).toEqual([['READY']]);
  });

  it('takes only files that the person has sent, of the type of a document', async () => {
    const foreign = await store('1001-D1_20361101.pdf', await api.as('LANDLORD_ADMIN@there'));
    const text = (await sendParts(building, [part('file', 'words', '1001-D2_20361101.txt')])).data.uuid;
    const rows = [foreign, text, 'x'].map((invoiceFile, index) => ({ number: index + 1, data: { invoiceFile } }));
    const { data } = await building.post<UploadResult>(`${PATH}/process-data`, { fileName: 'x', rows });
    expect(data.dataList.map(({ status }) => status)).toEqual(['REFUSED', 'REFUSED', 'REFUSED']);
    expect((await company.post(`${PATH}/process-data`, { fileName: 'x', rows })).status).toBe(403);
  });
});

describe('invoices', () => {
  const add = (invoiceNo: string, more: object = {}) =>
    building.post<Row>(PATH, { tenantId: api.world.here.tenants[0], invoiceNo, invoiceDate: '2036-01-01', ...more });

  it('R-0277 are found by invoiceNo', async () => {
    await add('FIND-ME-7');
    expect((await list('invoiceNo=FIND-ME-7')).map(({ invoiceNo }) => invoiceNo)).toEqual(['FIND-ME-7']);
    expect(await list('invoiceNo=FIND-ME-8')).toEqual([]);
  });

  it('are seen by their company alone, with the document', async () => {
    await confirm((await check(['1001-E1_20361101.pdf', '1002-E2_20361101.pdf'])).data);
    const own = await list('invoiceNo=E1', company);
    expect(own.map(({ invoiceNo }) => invoiceNo)).toEqual(['E1']);
    expect(await list('invoiceNo=E2', company)).toEqual([]);
    const [other] = await list('invoiceNo=E2');
    expect((await company.get(`${PATH}/${other?.id}`)).status).toBe(404);
    const bytes = async (row: Row | undefined) => {
      const { uuid } = (row as Row).invoiceFile as { uuid: string };
      const url = `/api/system-files/uuid/${uuid}`;
      return (await api.app.inject({ url, headers: { authorization: company.authorization } })).statusCode;
    };
    expect(await bytes(own[0])).toBe(200);
    expect(await bytes(other)).toBe(404);
    // A company neither issues nor settles.
    expect((await company.post(PATH, {})).status).toBe(403);
    expect((await company.put(`${PATH}/${own[0]?.id}/mark-as-paid`, {})).status).toBe(403);
  });

  it('are paid or void in the end, and stay as they are then', async () => {
    const first = (await add('F1', { dueDate: '2036-02-01', amount: 500 })).data;
    expect(await building.put(`${PATH}/${first.id}/mark-as-paid`, {})).toMatchObject({ data: { status: 'PAID' } });
    const edit = { invoiceNo: 'F1', invoiceDate: '2036-01-01', version: first.version + 1 };
    expect((await building.put(`${PATH}/${first.id}`, edit)).status).toBe(409);
    expect((await building.put(`${PATH}/${first.id}/void`, { voidRemark: 'x' })).status).toBe(409);
    const second = (await add('F2')).data;
    expect((await building.put(`${PATH}/${second.id}/void`, {})).status).toBe(422);
    expect(await building.put(`${PATH}/${second.id}/void`, { voidRemark: 'Wrong company' })).toMatchObject({
      data: { status: 'VOID', voidRemark: 'Wrong company' },
    });
    expect((await add('F3', { dueDate: '2035-12-31' })).status).toBe(422);
  });

  it('are nobody’s business in a building where a third party sends them', async () => {
    await thirdPartyInvoices(true);
    expect((await building.get(PATH)).status).toBe(403);
    expect((await (await api.as('SUPERADMIN')).get(PATH)).status).toBe(200);
    await thirdPartyInvoices(false);
    expect((await building.get(PATH)).status).toBe(200);
  });
});
