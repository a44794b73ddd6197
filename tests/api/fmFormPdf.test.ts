/** A permit as PDF (002 §7): its values and decisions, in the reader's language, read back from the document. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Client, startApi } from './harness.ts';

let api: Api;
let building: Client;
let at: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  at = `/office-centres/${api.world.here.building}/fm-forms`;
});
afterAll(() => api.close());

/** What the document shows, line by line: its streams are not compressed. */
const linesOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/BT (.*?) ET/gs)].map(([, line = '']) =>
    [...line.matchAll(/\/(\w) [\d.]+ Tf <([0-9a-f]*)> Tj/g)]
      .map(([, font, text = '']) => {
        const bytes = Buffer.from(text, 'hex');
        return font === 'C' ? bytes.swap16().toString('utf16le') : bytes.toString('latin1');
      })
      .join(''),
  );

const make = async (over: object = {}) =>
  (
    await building.post<{ id: number; referenceNo: string; version: number }>(`${at}/create`, {
      tenantId: api.world.here.tenants[0],
      requestType: 'RENOVATION',
      contractorCompany: 'Keen Builders (余記)',
      contractorName: 'Lau',
      contractorEmail: 'works@keen.example',
      applicantName: 'Amy',
      applicantEmail: 'amy@tenant.example',
      workLocation: 'Unit 1201',
      workNature: `Cabinets\n${'and a long list of other things '.repeat(25)}`,
      ...over,
    })
  ).data;
const fileIn = (data: unknown): Buffer => Buffer.from((data as { base64: string }).base64, 'base64');

it('has the values of the form and its decisions, and is a document that can be read (R-1033)', async () => {
  const form = await make();
  await api.db.query(sql`update fm_forms set status = 'PENDING_REVIEW' where id = ${form.id}`);
  await building.put(`${at}/${form.id}/landlord-approve`, { landlordApproveRemark: 'Keep the door shut' });
  const answer = await building.get(`${at}/${form.id}/generate-pdf`);
  expect(answer.status).toBe(200);
  const pdf = fileIn(answer.data);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const lines = linesOf(pdf);
  for (const text of [`FM form ${form.referenceNo}`, 'Keen Builders (余記)', 'Unit 1201', 'Approved', 'Keep the door shut'])
    expect(lines.join('\n')).toContain(text);
  // Each object stands where the table says.
  const whole = pdf.toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(whole)?.[1]);
  expect(whole.slice(start, start + 4)).toBe('xref');
  const places = [...whole.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place));
  for (const [index, place] of places.entries()) expect(whole.slice(place).startsWith(`${index + 1} 0 obj`)).toBe(true);
});

it('is in the reader’s language', async () => {
  const form = await make();
  const chinese = await api.as('LANDLORD_ADMIN@here');
  const answer = await chinese.call('GET', `${at}/${form.id}/generate-pdf`, undefined, { 'accept-language': 'zh-Hant' });
  expect(linesOf(fileIn(answer.data)).join('\n')).toContain('工程地點');
});

it('is of forms within scope', async () => {
  const form = await make();
  const stranger = await api.as('MASTER_ADMIN@here.1');
  expect((await stranger.get(`/office-centres/${api.world.here.tenants[1]}/fm-forms/${form.id}/generate-pdf`)).status).toBe(404);
});
