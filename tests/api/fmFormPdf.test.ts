/** A permit as PDF (002 §7): its values and decisions, in the reader's language, read back from the document. */
import { inflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Client, startApi } from './harness.ts';
import { linesOf, typefacesOf } from './pdfText.ts';
import { picture } from './pictures.ts';
import { part, sendParts } from './uploads.ts';

let api: Api;
let building: Client;
let at: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  at = `/office-centres/${api.world.here.building}/fm-forms`;
});
afterAll(() => api.close());

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
  const lines = await linesOf(pdf);
  for (const text of [
    `Permit to work ${form.referenceNo}`,
    'Keen Builders (余記)',
    'Unit 1201',
    'Approved',
    'Keep the door shut',
  ])
    expect(lines.join('\n')).toContain(text);
});

/** The pictures of the document: size, and the colours of the first and the last point. */
const picturesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image\n\/Width (\d+)\n\/Height (\d+)[^>]*>>\nstream\n(.*?)\nendstream/gs)].map(
    ([, width, height, data = '']) => {
      const points = inflateSync(Buffer.from(data, 'latin1'));
      expect(points).toHaveLength(Number(width) * Number(height) * 3);
      return [Number(width), Number(height), [...points.subarray(0, 3)], [...points.subarray(-3)]];
    },
  );

it('bears the logo of the building on its letterhead, as a small picture', async () => {
  const form = await make({ contractorEmail: 'logo@keen.example' });
  const logo = (await sendParts(building, [part('file', await picture('png', 240, 240), 'mark.png')])).data;
  const base = `/office-centres/${api.world.here.building}/basic-info`;
  const names = { companyName: 'Quay Ops', buildingName: 'Quay House' };
  const drawn = async () => fileIn((await building.get(`${at}/${form.id}/generate-pdf`)).data);
  expect((await building.put(base, { ...names, logoImageFileId: logo.systemFileId })).status).toBe(200);
  const pdf = await drawn();
  expect(picturesOf(pdf)).toEqual([[192, 192, [255, 0, 0], [0, 0, 255]]]);
  expect((await linesOf(pdf))[0]).toBe('Quay House');
  await building.put(base, names);
  expect(picturesOf(await drawn())).toEqual([]);
});

it('has every letter of every name, in typefaces of its own', async () => {
  const names = {
    contractorCompany: 'Công ty Xây dựng Tân Bình',
    contractorName: 'Nguyễn Văn Tấn',
    applicantName: '김철수 Kim',
    workLocation: 'Unit 1201 – “Café” €5',
    workNature: 'สมชาย ใจดี; முருகன்; محمد علي; Łukasz Żak; 陳大文; 陈大文; राम मोहन; שלום',
  };
  const form = await make({ ...names, contractorEmail: 'letters@keen.example' });
  const pdf = fileIn((await building.get(`${at}/${form.id}/generate-pdf`)).data);
  const shown = (await linesOf(pdf)).join('\n');
  for (const text of [
    names.contractorCompany,
    names.contractorName,
    names.applicantName,
    names.workLocation,
    'Łukasz Żak',
    '陳大文',
    '陈大文',
  ])
    expect(shown).toContain(text);
  // What is written from right to left, or around a letter, is read in the order of its glyphs.
  const letters = new Set(shown.normalize('NFD'));
  expect([...names.workNature.normalize('NFD')].filter((letter) => letter.trim() && !letters.has(letter))).toEqual([]);
  expect(shown).not.toContain('\ufffd');
  const { fonts, embedded } = typefacesOf(pdf);
  expect(fonts).toBeGreaterThan(5);
  expect(embedded).toBe(fonts);
  // Parts of typefaces, not the whole of them.
  expect(pdf.length).toBeLessThan(150_000);
});

it('has the letters of smaller scripts too, joined as they are read', async () => {
  const form = await make({
    contractorName: 'ಕನ್ನಡ ಕೃಷ್ಣ',
    contractorEmail: 'small@keen.example',
    applicantName: 'ສົມພອນ',
    workNature: 'Արամ; გიორგი; ଓଡ଼ିଆ; አበበ; ޢަލީ; ᲒᲘᲝᲠᲒᲘ',
  });
  const shown = (await linesOf(fileIn((await building.get(`${at}/${form.id}/generate-pdf`)).data))).join('\n');
  for (const text of ['Արամ', 'გიორგი', 'አበበ', 'ᲒᲘᲝᲠᲒᲘ']) expect(shown).toContain(text);
  expect(shown).not.toContain('\ufffd');
});

it('says where no typeface has a character, and is made of names that only attack', async () => {
  const form = await make({
    contractorName: '😀 Lau',
    contractorEmail: 'odd@keen.example',
    workNature: `${'ก'.repeat(20)}${'\u0e33'.repeat(20)} e${'\u0301'.repeat(50)} ${'ཀྵྨ'.repeat(5)}`,
  });
  const answer = await building.get(`${at}/${form.id}/generate-pdf`);
  expect(answer.status).toBe(200);
  expect((await linesOf(fileIn(answer.data))).join('\n')).toContain('\ufffd Lau');
});

it('carries the contractor’s signature, with who signed it, when, and what it is for', async () => {
  const form = await make({
    contractorEmail: 'signs@keen.example',
    workStartDate: '2031-01-06T02:00:00.000Z',
    workEndDate: '2031-01-08T09:00:00.000Z',
  });
  expect(picturesOf(fileIn((await building.get(`${at}/${form.id}/generate-pdf`)).data))).toEqual([]);
  const [mail] = await api.db.query<{ text: string }>(sql`select text from mails where to_address = 'signs@keen.example'`);
  const link = /\/contractor-form\/[\w-]+/.exec(mail?.text ?? '')?.[0];
  const signed = await (await api.as('nobody')).put(`${link}/submit`, {
    contractorName: 'Lau',
    contractorMobile: '+85291230000',
    workers: [{ id: 'a', workerName: 'Ho Man Kit', safetyCardNo: 'SC-77' }],
    insuranceExpiryDate: '2032-01-01',
    trainingExpiryDate: '2032-02-02',
    declarations: ['TRUE_FACTS', 'SAFE_WORK'],
    signatureName: 'Lau Chi Wai',
    typed: false,
    // Half red, half blue.
    signature: `data:image/png;base64,${(await picture('png', 60, 20)).toString('base64')}`,
  });
  expect(signed, JSON.stringify(signed.errors)).toMatchObject({ status: 200 });
  const pdf = fileIn((await building.get(`${at}/${form.id}/generate-pdf`)).data);
  expect(picturesOf(pdf)).toEqual([[60, 20, [255, 0, 0], [0, 0, 255]]]);
  const [kept] = await api.db.query<{ hash: string }>(sql`select signed_hash as hash from fm_forms where id = ${form.id}`);
  const lines = (await linesOf(pdf)).join('\n');
  for (const text of [
    'Signature',
    'Signed by',
    'Lau Chi Wai',
    'Signed on',
    'Signature is for this version',
    'Ho Man Kit',
    'SC-77',
  ])
    expect(lines).toContain(text);
  // The dates as people write them; the proof for machines is not for paper.
  expect(lines).toContain('06 Jan 2031, ');
  expect((await linesOf(pdf)).join('')).not.toContain(kept?.hash.slice(0, 40));
});

it('is in the reader’s language', async () => {
  const form = await make();
  const chinese = await api.as('LANDLORD_ADMIN@here');
  const answer = await chinese.call('GET', `${at}/${form.id}/generate-pdf`, undefined, { 'accept-language': 'zh-Hant' });
  expect((await linesOf(fileIn(answer.data))).join('\n')).toContain('工程地點');
});

it('is of forms within scope', async () => {
  const form = await make();
  const stranger = await api.as('MASTER_ADMIN@here.1');
  expect((await stranger.get(`/office-centres/${api.world.here.tenants[1]}/fm-forms/${form.id}/generate-pdf`)).status).toBe(404);
});
