/** The contractor of a permit, by the link in the mail (000 §2, 002 §3): fills in, adds files, signs; and what a link that does not work says. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractorForm } from '#schemas/fmForms/contractorForm.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { contentHash } from '#server/areas/fmForms/signedContent.ts';
import { hashToken } from '#server/auth/secrets.ts';
import { LINK_HOURLY } from '#server/engine/linked/calls.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { picture } from './pictures.ts';
import { part, sendParts } from './uploads.ts';

type Row = Record<string, unknown> & { id: number; version: number; status: string };
let api: Api;
let building: Client;
let nobody: Client;
let at: string;
let drawing: string;
let count = 0;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeAll(async () => {
  api = await startApi();
  [building, nobody] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('nobody')]);
  at = `/office-centres/${api.world.here.building}/fm-forms`;
  drawing = `data:image/png;base64,${(await picture('png', 90, 30)).toString('base64')}`;
});
afterAll(() => api.close());

const address = () => `works${++count}@keen.example`;
async function make(over: Record<string, unknown> = {}): Promise<Row> {
  const made = await building.post<Row>(`${at}/create`, {
    tenantId: api.world.here.tenants[0],
    requestType: 'RENOVATION',
    contractorCompany: 'Keen Builders',
    contractorName: 'Lau',
    contractorEmail: address(),
    applicantName: 'Amy',
    applicantEmail: 'amy@tenant.example',
    workLocation: 'Pantry',
    workNature: 'Cabinets',
    workStartDate: day(10),
    workEndDate: day(12),
    ...over,
  });
  expect(made, JSON.stringify(made.errors)).toMatchObject({ status: 201 });
  return made.data;
}
/** The path of the link in the newest mail to the contractor. */
const linkOf = async ({ contractorEmail }: Row): Promise<string> =>
  /\/contractor-form\/[\w-]+/.exec((await api.mailsTo(String(contractorEmail))).at(-1)?.text ?? '')?.[0] ??
  '/contractor-form/none';
const read = (id: number) => building.get<Row>(`${at}/${id}`).then(({ data }) => data);
const entered = (over: object = {}) => ({
  contractorName: 'Lau Chi Wai',
  contractorMobile: '+85291230000',
  workers: [{ id: 'a', workerName: 'Ho Man Kit', safetyCardNo: 'SC-1' }],
  insuranceExpiryDate: day(200).slice(0, 10),
  trainingExpiryDate: day(100).slice(0, 10),
  remark: 'Two people',
  declarations: ['TRUE_FACTS', 'SAFE_WORK'],
  signatureName: 'Lau Chi Wai',
  typed: false,
  signature: drawing,
  ...over,
});
const sign = (link: string, over: object = {}) => nobody.put(`${link}/submit`, entered(over));

describe('the link', () => {
  it('is in a mail to the contractor alone, is kept as a hash, and opens the form without an account (R-0035)', async () => {
    const form = await make();
    const link = await linkOf(form);
    const token = link.split('/').at(-1) as string;
    expect(token.length).toBeGreaterThanOrEqual(43);
    const [kept] = await api.db.query<{ token: string }>(sql`select token from fm_forms where id = ${form.id}`);
    expect(kept?.token).toBe(hashToken(token));
    expect((await api.mailsTo('amy@tenant.example')).every(({ text }) => !text.includes(token))).toBe(true);
    const { status, data } = await nobody.get<ContractorForm>(link);
    expect([status, data]).toMatchObject([
      200,
      { referenceNo: form.referenceNo, workLocation: 'Pantry', contractorCompany: 'Keen Builders', draft: null },
    ]);
    // Nor has any answer to the building or the company, nor can one look for it.
    expect(form).toMatchObject({ linkSent: true });
    const seen = [
      await read(form.id),
      (await building.get(`${at}?ids=${form.id}`)).data,
      (await building.get(`${at}/${form.id}/history`)).data,
    ];
    for (const answer of [form, ...seen]) expect(JSON.stringify(answer)).not.toMatch(new RegExp(`"token"|${kept?.token}`));
    for (const query of ['token=x', 'sortProperties=token']) expect((await building.get(`${at}?${query}`)).status).toBe(400);
    // Nothing about the building's or the company's people, or about ids of records.
    for (const key of ['id', 'uuid', 'token', 'tenantId', 'applicantEmail', 'applicantMobile', 'officeCentreId', 'version'])
      expect(data).not.toHaveProperty(key);
  });

  it('is replaced by another address and by asking for a new one; the earlier one ends', async () => {
    const form = await make();
    const first = await linkOf(form);
    expect((await building.put<Row>(`${at}/${form.id}/send-link`, {})).status).toBe(200);
    const second = await linkOf(form);
    expect(second).not.toBe(first);
    expect([(await nobody.get(first)).status, (await nobody.get(second)).status]).toEqual([404, 200]);
    const body = { ...(await read(form.id)), contractorEmail: address() } as unknown as Row;
    const saved = await building.put<Row>(`${at}/${form.id}/update-pending-submission`, {
      requestType: body.requestType,
      contractorCompany: body.contractorCompany,
      contractorName: body.contractorName,
      contractorEmail: body.contractorEmail,
      applicantName: body.applicantName,
      applicantEmail: body.applicantEmail,
      workLocation: 'Pantry',
      version: body.version,
    });
    expect(saved, JSON.stringify(saved.errors)).toMatchObject({ status: 200 });
    expect((await nobody.get(second)).status).toBe(404);
    expect((await nobody.get(await linkOf(body))).status).toBe(200);
    // A change that leaves the address sends nothing.
    expect(await api.mailsTo(String(form.contractorEmail))).toHaveLength(2);
  });

  it('that is unknown is 404, that has run out says so, and that was used says so (R-0037)', async () => {
    expect((await nobody.get(`/contractor-form/${'x'.repeat(43)}`)).status).toBe(404);
    const form = await make();
    const link = await linkOf(form);
    await api.db.query(sql`update fm_forms set token_expiry_date = now() - interval '1 minute' where id = ${form.id}`);
    expect(await nobody.get(link)).toMatchObject({ status: 400, code: 'linkExpired', message: 'This link has run out.' });
    expect((await sign(link)).code).toBe('linkExpired');
    await api.db.query(sql`update fm_forms set token_expiry_date = now() + interval '1 day' where id = ${form.id}`);
    expect((await sign(link)).status).toBe(200);
    const used = await nobody.get(link);
    expect(used).toMatchObject({ status: 409, code: 'notAllowedNow' });
    // The form's facts end with the link.
    expect(used.data ?? null).toBeNull();
    for (const what of ['submit', 'draft'])
      expect((await nobody.put(`${link}/${what}`, what === 'draft' ? { draft: '{}' } : entered())).status).toBe(409);
  });

  it('has a limit of what is done by it in an hour', async () => {
    const link = await linkOf(await make());
    for (let turn = 0; turn < LINK_HOURLY.acts; turn++) expect((await sign(link, { workers: [] })).status).toBe(422);
    expect((await sign(link)).status).toBe(429);
    // Drafts are saved far more often.
    expect((await nobody.put(`${link}/draft`, { draft: '{}' })).status).toBe(200);
  });
});

describe('the contractor', () => {
  it('keeps a draft, which changes neither the form nor its version, and which nobody else reads', async () => {
    const form = await make();
    const link = await linkOf(form);
    const draft = JSON.stringify({ contractorName: 'Lau C' });
    expect((await nobody.put(`${link}/draft`, { draft })).status).toBe(200);
    expect((await nobody.get<ContractorForm>(link)).data.draft).toBe(draft);
    const now = await read(form.id);
    expect(now.version).toBe(form.version);
    expect(JSON.stringify(now)).not.toContain('Lau C"');
    for (const wrong of ['[]', '1', 'x', 'null']) expect((await nobody.put(`${link}/draft`, { draft: wrong })).status).toBe(422);
  });

  it('adds files to the documents of this form alone, and others; each is checked as every upload', async () => {
    const form = await make();
    const other = await make();
    const link = await linkOf(form);
    const add = async (to: Row) =>
      (await building.post<Row>(`/fm-forms/${to.id}/fm-form-documents`, { formName: 'Plan', documentFileRequired: true })).data;
    const [own, foreign] = [await add(form), await add(other)];
    const png = await picture('png', 9, 9);
    const send = (bytes: Buffer, name: string, documentId?: number) =>
      sendParts(
        nobody,
        [...(documentId === undefined ? [] : [part('documentId', String(documentId))]), part('file', bytes, name)],
        `${link}/files`,
      );
    expect((await send(png, 'plan.png', own.id)).status).toBe(200);
    expect((await nobody.get<ContractorForm>(link)).data.documents).toMatchObject([{ id: own.id, fileName: 'plan.png' }]);
    expect((await send(png, 'plan.png', foreign.id)).status).toBe(404);
    expect((await send(png, 'plan.pdf', own.id)).status).toBe(422);
    expect((await send(Buffer.from('a,b'), 'plan.csv', own.id)).status).toBe(422);
    expect((await send(png, 'extra.png')).status).toBe(200);
    expect((await nobody.get<ContractorForm>(link)).data.additional).toEqual([{ name: 'extra.png' }]);
    const kept = await building.get<Paged<Row>>(`/fm-forms/${form.id}/fm-form-additional-documents`);
    expect(kept.data.items).toMatchObject([{ name: 'extra.png', documentFile: { name: 'extra.png' } }]);
  });

  it('signs: the entries, the signature with what it is for, and the declaration are one step (R-1013)', async () => {
    const form = await make();
    const link = await linkOf(form);
    const before = Date.now();
    expect(await sign(link)).toMatchObject({ status: 200 });
    const now = await read(form.id);
    expect(now).toMatchObject({
      status: 'PENDING_REVIEW',
      contractorName: 'Lau Chi Wai',
      workers: [{ workerName: 'Ho Man Kit', safetyCardNo: 'SC-1' }],
      submittedRemark: 'Two people',
      contractorSignatureName: 'Lau Chi Wai',
      contractorSignatureFile: { name: 'signature.png' },
      signatureValid: true,
    });
    expect(Date.parse(String(now.contractorSignedDate))).toBeGreaterThanOrEqual(before);
    // The hash is that of the form as it stands.
    expect(now.signedHash).toBe(contentHash(now));
    expect(contentHash({ ...now, workLocation: 'Roof' })).not.toBe(now.signedHash);
    const { data } = await building.get<Paged<Row>>(`/fm-forms/${form.id}/fm-form-declaration-histories`);
    expect(data.items).toMatchObject([
      {
        declaredName: 'Lau Chi Wai',
        declaredEmail: form.contractorEmail,
        declarations: ['TRUE_FACTS', 'SAFE_WORK'],
        contentHash: now.signedHash,
        typed: false,
        signatureFile: { name: 'signature.png' },
      },
    ]);
    // A change of what was signed makes the signature void; the same again makes it good.
    await api.db.query(sql`update fm_forms set status = 'APPROVED' where id = ${form.id}`);
    const contacts = { contractorName: 'Ho', contractorEmail: now.contractorEmail, contractorMobile: now.contractorMobile };
    const change = (over: object) =>
      building.put<Row>(`${at}/${form.id}/update-approved`, {
        ...contacts,
        applicantName: 'A',
        applicantEmail: 'a@t.example',
        ...over,
      });
    expect((await change({})).data.signatureValid).toBe(false);
    expect((await change({ contractorName: 'Lau Chi Wai' })).data.signatureValid).toBe(true);
  });

  it('is told what is missing, by field, and nothing is kept of it', async () => {
    const form = await make({ workLocation: null, workStartDate: null, workEndDate: null });
    const link = await linkOf(form);
    const fields = async (over: object) => Object.keys((await sign(link, over)).errors ?? {}).sort();
    const codes = async (over: object) =>
      Object.fromEntries(Object.entries((await sign(link, over)).errors ?? {}).map(([field, { code }]) => [field, code]));
    expect(await fields({})).toEqual(['workEndDate', 'workLocation', 'workStartDate']);
    const rest = { workLocation: 'Roof', workStartDate: day(3), workEndDate: day(4) };
    expect(await codes({ ...rest, workEndDate: day(2) })).toEqual({ workEndDate: 'workEndsBefore' });
    expect(await codes({ ...rest, workers: [] })).toEqual({ workers: 'workersRequired' });
    expect(await codes({ ...rest, declarations: ['TRUE_FACTS'] })).toEqual({ declarations: 'declarationsRequired' });
    expect(await fields({ ...rest, signature: 'data:image/svg+xml;base64,PHN2Zz4=' })).toEqual(['signature']);
    expect((await sign(link, { ...rest, signature: 'data:image/png;base64,PHN2Zz4=' })).status).toBe(422);
    expect(await fields({ ...rest, contractorEmail: 'x@y.example' })).toEqual(['contractorEmail']);
    expect(await read(form.id)).toMatchObject({ status: 'PENDING_SUBMISSION', version: form.version, workLocation: null });
    const plan = await building.post<Row>(`/fm-forms/${form.id}/fm-form-documents`, {
      formName: 'Plan',
      documentFileRequired: true,
    });
    expect(await codes(rest)).toEqual({ documents: 'documentsMissing' });
    const file = [part('documentId', String(plan.data.id)), part('file', await picture('png', 9, 9), 'plan.png')];
    expect((await sendParts(nobody, file, `${link}/files`)).status).toBe(200);
    expect(await fields(rest)).toEqual([]);
    expect(await read(form.id)).toMatchObject({ status: 'PENDING_REVIEW', workLocation: 'Roof' });
  });

  it('changes nothing of what the form says already', async () => {
    const form = await make();
    const link = await linkOf(form);
    expect((await sign(link, { workLocation: 'The vault', workStartDate: day(1) })).status).toBe(200);
    expect(await read(form.id)).toMatchObject({ workLocation: 'Pantry', workStartDate: form.workStartDate });
  });

  it('cannot sign with insurance or training that ends before the work starts; nor can the building save or submit it', async () => {
    const form = await make();
    const link = await linkOf(form);
    const early = day(5).slice(0, 10);
    expect((await sign(link, { insuranceExpiryDate: early })).errors).toEqual({
      insuranceExpiryDate: {
        code: 'fmForm.insuranceExpired',
        message: 'The contractor’s insurance is not valid when the work starts.',
      },
    });
    expect((await sign(link, { trainingExpiryDate: early })).errors).toMatchObject({
      trainingExpiryDate: { message: 'The safety training of the contractor’s people is not valid when the work starts.' },
    });
    const past = await building.post<Row>(`${at}/create`, {
      ...{ tenantId: api.world.here.tenants[0], requestType: 'OTHERS', contractorCompany: 'K', contractorName: 'L' },
      ...{ contractorEmail: address(), applicantName: 'A', applicantEmail: 'a@t.example', insuranceExpiryDate: '2020-01-01' },
    });
    expect(past).toMatchObject({ status: 422, errors: { insuranceExpiryDate: { code: 'notInPast' } } });
    const expired = await make({ trainingExpiryDate: early });
    expect(await building.put(`${at}/${expired.id}/submit`, {})).toMatchObject({
      status: 409,
      message: 'The safety training of the contractor’s people is not valid when the work starts.',
    });
  });

  it('is done once, however often it is sent at once', async () => {
    const form = await make();
    const link = await linkOf(form);
    const answers = await Promise.all([1, 2, 3].map(() => sign(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { data } = await building.get<Paged<Row>>(`/fm-forms/${form.id}/fm-form-declaration-histories`);
    expect(data.items).toHaveLength(1);
  });
});

describe('who must act next is told', () => {
  const toldOf = (id: number, name: string) =>
    api.db.query<{ userId: number; link: string }>(sql`
      select distinct r.user_id as "userId", d.link from deliveries d join delivery_recipients r on r.delivery_id = d.id
      where d.key like ${`fm-forms.${id}.${name}.%`}`);

  it('when the form is submitted: those who approve, and the applicant', async () => {
    const applicantEmail = address();
    const form = await make({ applicantEmail });
    await sign(await linkOf(form));
    const people = (await toldOf(form.id, 'submitted')).map(({ userId }) => userId);
    expect(people).toContain(api.world.people['LANDLORD_ADMIN@here']?.userId);
    expect(people).not.toContain(api.world.people['LANDLORD_ADMIN@there']?.userId);
    expect((await api.mailsTo(applicantEmail)).map(({ subject }) => subject)).toEqual([
      `Permit ${form.referenceNo} awaits review`,
    ]);
  });

  it('when the management corporation has to agree: its users, personally, with the way to their decision (R-1039, R-1041)', async () => {
    const mcst = await (await api.as('LANDLORD_ADMIN_VIEW_ONLY@here')).session();
    const outside = address();
    const saved = await building.put(
      `/office-centres/${api.world.here.building}/fm-form-settings/update-fm-form-mcst-notified-parties`,
      {
        notifyMcst: true,
        mcstUsers: [mcst.username.toUpperCase(), outside].map((username, index) => ({ id: `m${index}`, username })),
        version: 0,
      },
    );
    expect(saved, JSON.stringify(saved.errors)).toMatchObject({ status: 200 });
    const form = await make();
    await sign(await linkOf(form));
    expect((await building.put<Row>(`${at}/${form.id}/landlord-approve`, {})).data.status).toBe('PENDING_MCST_APPROVAL');
    expect(await toldOf(form.id, 'toMcst')).toEqual([{ userId: mcst.userId, link: `/fm-forms/${form.id}` }]);
    const [mail] = await api.mailsTo(outside);
    expect(mail).toMatchObject({ subject: `Permit ${form.referenceNo} awaits your approval` });
    expect(mail?.text).toContain(`/fm-forms/${form.id}`);
  });
});
