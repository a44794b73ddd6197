/** Permits to work (002 §3, §4, §6, §7): who may do what in which state, what an approval needs, and what a building sets for them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { type Api, type Client, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; version: number; status: string };
let api: Api;
let building: Client;
let tenant: Client;
let mcst: Client;
let centre: string;
const person = {
  contractorCompany: 'Keen Builders',
  contractorName: 'Lau',
  contractorOfficeNo: '+85221230000',
  contractorMobile: '+85291230000',
  contractorEmail: 'works@keen.example',
  contractorAddress: '12 Hing Yip Street',
  applicantCompany: 'Tenant Ltd',
  applicantName: 'Amy',
  applicantOfficeNo: '+85221230001',
  applicantMobile: '+85291230001',
  applicantEmail: 'amy@tenant.example',
  applicantAddress: '3/F',
};
const work = {
  requestType: 'RENOVATION',
  tags: ['Fit-out'],
  workLocation: 'Pantry',
  workNature: 'Cabinets',
  // A Monday.
  workStartDate: '2031-01-06T02:00:00.000Z',
  workEndDate: '2031-01-08T09:00:00.000Z',
  overnightWork: false,
};

beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('MASTER_ADMIN@here.0');
  // Reads everything, and is named in the settings.
  mcst = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
  centre = `/office-centres/${api.world.here.building}`;
});
beforeEach(async () => {
  await api.db.query(sql`delete from fm_form_settings`);
});
afterAll(() => api.close());

const path = (client: Client, rest = '') =>
  client === tenant ? `/office-centres/${api.world.here.tenants[0]}/fm-forms${rest}` : `${centre}/fm-forms${rest}`;
async function make(over: Record<string, unknown> = {}): Promise<Row> {
  const made = await building.post<Row>(path(building, '/create'), {
    tenantId: api.world.here.tenants[0],
    ...person,
    ...work,
    ...over,
  });
  expect(made, JSON.stringify(made.errors)).toMatchObject({ status: 201 });
  return made.data;
}
const put = async (id: number, status: string, values: { notifyMcst?: boolean } = {}) =>
  api.db.query(sql`update fm_forms set status = ${status}, notify_mcst = ${values.notifyMcst ?? false} where id = ${id}`);
const inState = async (status: string, values: { notifyMcst?: boolean } = {}): Promise<Row> => {
  const form = await make();
  await put(form.id, status, values);
  return form;
};
const act = (client: Client, id: number, what: string, body: object = {}) =>
  client.put<Row>(path(client, `/${id}/${what}`), body);
async function nameMcst(): Promise<void> {
  const saved = await building.put<Row>(`${centre}/fm-form-settings/update-fm-form-mcst-notified-parties`, {
    notifyMcst: true,
    mcstNumber: 'MCST 1',
    subMcst: 'sub@mcst.example',
    mcstUsers: [{ id: 'first', username: (await mcst.session()).username.toUpperCase() }],
    version: 0,
  });
  expect(saved, JSON.stringify(saved.errors)).toMatchObject({ status: 200 });
  // A session that was read a moment ago is read again.
  mcst = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
}
const addDocument = async (form: Row, over: object = {}): Promise<Row> => {
  const made = await building.post<Row>(`/fm-forms/${form.id}/fm-form-documents`, { formName: 'Risk assessment', ...over });
  expect(made, JSON.stringify(made.errors)).toMatchObject({ status: 201 });
  return made.data;
};

describe('an FM form', () => {
  it('is created with contractor and applicant, six fields each (R-1009, R-1010, R-1011, R-1032)', async () => {
    const form = await make();
    expect(form).toMatchObject({ ...person, ...work, status: 'PENDING_SUBMISSION', createdByLandlord: true });
    expect(form.referenceNo).toMatch(/^FM-/);
    const fields = [
      'tenant',
      'tokenExpiryDate',
      'linkSent',
      'contractorSignatureFile',
      'submittedRemark',
      'terminatedDate',
      'terminateRemark',
    ];
    for (const party of ['applicant', 'landlord', 'mcst'])
      fields.push(
        ...['ApprovedDate', 'ApprovedUser', 'ApproveRemark', 'RejectedDate', 'RejectedUser', 'RejectRemark'].map(
          (one) => party + one,
        ),
      );
    for (const name of fields) expect(form).toHaveProperty(name);
    const own = await tenant.post<Row>(path(tenant, '/create'), { ...person, ...work });
    expect(own.data).toMatchObject({
      status: 'PENDING_SUBMISSION',
      createdByLandlord: false,
      tenantId: api.world.here.tenants[0],
    });
  });

  it('is submitted once place, nature and times of the work are there, and keeps whether the MCST has to agree', async () => {
    const empty = await make({ workLocation: null });
    expect(await act(building, empty.id, 'submit')).toMatchObject({
      status: 409,
      message: 'Place, nature and times of the work have to be filled in before the form can be submitted.',
    });
    const form = await make();
    expect((await act(tenant, form.id, 'submit', { submittedRemark: 'Done' })).data).toMatchObject({
      status: 'PENDING_REVIEW',
      submittedRemark: 'Done',
      notifyMcst: false,
    });
    await nameMcst();
    const other = await make();
    expect((await act(building, other.id, 'submit')).data).toMatchObject({ status: 'PENDING_REVIEW', notifyMcst: true });
    expect((await act(building, other.id, 'landlord-approve')).data.status).toBe('PENDING_MCST_APPROVAL');
  });

  it('is counted by status (R-1016, R-1034)', async () => {
    await inState('TERMINATED');
    const { data } = await building.get<Record<string, number>>(path(building, '/get-status-count'));
    const states = ['PENDING_SUBMISSION', 'PENDING_REVIEW', 'PENDING_MCST_APPROVAL', 'APPROVED', 'REJECTED', 'TERMINATED'];
    expect(Object.keys(data)).toEqual(expect.arrayContaining(states));
    expect(data.TERMINATED).toBeGreaterThan(0);
  });

  it('is updated by another call in each of the two states that allow it (R-1017, R-1018, R-1019, R-1020)', async () => {
    const whole = { ...person, ...work, workLocation: 'Server room' };
    const contacts = {
      contractorName: 'Ho',
      contractorEmail: 'ho@keen.example',
      applicantName: 'Ben',
      applicantEmail: 'ben@tenant.example',
    };
    for (const status of [
      'PENDING_SUBMISSION',
      'PENDING_REVIEW',
      'PENDING_MCST_APPROVAL',
      'APPROVED',
      'REJECTED',
      'TERMINATED',
    ]) {
      const form = await inState(status);
      const pending = await act(building, form.id, 'update-pending-submission', { ...whole, version: form.version });
      expect([status, pending.status]).toEqual([status, status === 'PENDING_SUBMISSION' ? 200 : 409]);
      const approved = await act(building, form.id, 'update-approved', contacts);
      expect([status, approved.status]).toEqual([status, status === 'APPROVED' ? 200 : 409]);
      if (status === 'APPROVED') expect(approved.data).toMatchObject({ ...contacts, workLocation: 'Pantry', status });
    }
    const form = await inState('APPROVED');
    expect((await act(building, form.id, 'update-approved', { ...contacts, workLocation: 'Elsewhere' })).status).toBe(422);
  });
});

describe('the applicant variant', () => {
  it('is the tenant’s: approve, reject, terminate (R-1021, R-1022, R-1023)', async () => {
    const form = await inState('PENDING_REVIEW');
    const agreed = await act(tenant, form.id, 'applicant-approve', { applicantApproveRemark: 'Fine' });
    expect(agreed).toMatchObject({ status: 200, data: { status: 'PENDING_REVIEW', applicantApproveRemark: 'Fine' } });
    expect((await act(tenant, form.id, 'applicant-approve')).status).toBe(409);
    const refused = await inState('PENDING_REVIEW');
    expect((await act(tenant, refused.id, 'applicant-reject', { applicantRejectRemark: 'No' })).data.status).toBe('REJECTED');
    const ended = await inState('APPROVED');
    expect((await act(tenant, ended.id, 'applicant-terminate', { terminateRemark: 'Over' })).data.status).toBe('TERMINATED');
    const other = await inState('PENDING_REVIEW');
    for (const what of [
      'landlord-approve',
      'landlord-reject',
      'landlord-terminate',
      'mcst-approve',
      'mcst-reject',
      'mcst-terminate',
    ])
      expect([what, (await act(tenant, other.id, what, { terminateRemark: 'x' })).status]).toEqual([what, 403]);
    for (const what of ['applicant-approve', 'applicant-reject', 'applicant-terminate'])
      expect([what, (await act(building, other.id, what)).status]).toEqual([what, 403]);
  });

  it('is not that of another company', async () => {
    const form = await inState('PENDING_REVIEW');
    const stranger = await api.as('MASTER_ADMIN@here.1');
    const answer = await stranger.put(`/office-centres/${api.world.here.tenants[1]}/fm-forms/${form.id}/applicant-approve`, {});
    expect(answer.status).toBe(404);
  });
});

describe('the MCST variant', () => {
  it('is that of users whom the settings name by their e-mail, whatever its case (R-1015, R-1039, R-1041)', async () => {
    const form = await inState('PENDING_MCST_APPROVAL', { notifyMcst: true });
    expect((await act(mcst, form.id, 'mcst-approve')).status).toBe(403);
    await nameMcst();
    expect((await mcst.session()).parties).toEqual(['fm-form-settings.mcstUsers']);
    expect((await act(building, form.id, 'mcst-approve')).status).toBe(403);
    expect((await act(mcst, form.id, 'mcst-approve', { mcstApproveRemark: 'Agreed' })).data).toMatchObject({
      status: 'APPROVED',
      mcstApproveRemark: 'Agreed',
    });
  });

  it('approves, rejects and terminates while the form awaits the MCST, and at no other time (R-1024, R-1025, R-1026, R-1040)', async () => {
    await nameMcst();
    const remarks = { 'mcst-reject': 'mcstRejectRemark', 'mcst-terminate': 'terminateRemark' } as const;
    const ends = { 'mcst-approve': 'APPROVED', 'mcst-reject': 'REJECTED', 'mcst-terminate': 'TERMINATED' } as const;
    for (const [what, end] of Object.entries(ends))
      for (const status of [
        'PENDING_SUBMISSION',
        'PENDING_REVIEW',
        'PENDING_MCST_APPROVAL',
        'APPROVED',
        'REJECTED',
        'TERMINATED',
      ]) {
        const form = await inState(status);
        const remark = remarks[what as keyof typeof remarks];
        const answer = await act(mcst, form.id, what, remark ? { [remark]: 'Because' } : {});
        const isOpen = status === 'PENDING_MCST_APPROVAL';
        expect([what, status, answer.status]).toEqual([what, status, isOpen ? 200 : 409]);
        if (isOpen) expect(answer.data.status).toBe(end);
      }
  });

  it('ends with the name in the settings, and is of one building', async () => {
    await nameMcst();
    const { data } = await building.get<Row>(`${centre}/fm-form-settings/get-fm-form-setting`);
    await building.put(`${centre}/fm-form-settings/update-fm-form-mcst-notified-parties`, {
      notifyMcst: true,
      mcstUsers: [],
      version: data.version,
    });
    const form = await inState('PENDING_MCST_APPROVAL');
    mcst = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
    expect((await act(mcst, form.id, 'mcst-approve')).status).toBe(403);
  });
});

describe('the landlord variant', () => {
  it('approves, rejects and terminates in every other case (R-1027, R-1028, R-1029)', async () => {
    const form = await inState('PENDING_REVIEW');
    expect((await act(building, form.id, 'landlord-approve')).data.status).toBe('APPROVED');
    for (const status of [
      'PENDING_SUBMISSION',
      'PENDING_REVIEW',
      'PENDING_MCST_APPROVAL',
      'APPROVED',
      'REJECTED',
      'TERMINATED',
    ]) {
      const { id } = await inState(status);
      const answer = await act(building, id, 'landlord-reject', { landlordRejectRemark: 'No' });
      const isTheirs = status === 'PENDING_REVIEW';
      expect([status, answer.status]).toEqual([status, isTheirs ? 200 : 409]);
      const { data } = await building.get<Row>(path(building, `/${id}`));
      expect([status, data.status]).toEqual([status, isTheirs ? 'REJECTED' : status]);
    }
    for (const status of ['PENDING_SUBMISSION', 'PENDING_REVIEW', 'PENDING_MCST_APPROVAL', 'APPROVED']) {
      const ended = await inState(status);
      expect((await act(building, ended.id, 'landlord-terminate', { terminateRemark: 'Over' })).data.status).toBe('TERMINATED');
    }
  });

  it('leaves the decision to the MCST where the building has turned that on (R-1016, R-1040)', async () => {
    const form = await inState('PENDING_REVIEW', { notifyMcst: true });
    expect((await act(building, form.id, 'landlord-approve')).data.status).toBe('PENDING_MCST_APPROVAL');
    expect((await act(building, form.id, 'landlord-approve')).status).toBe(409);
    expect((await act(building, form.id, 'landlord-reject', { landlordRejectRemark: 'No' })).status).toBe(409);
  });

  it('gives one approval and one clear conflict when two approve at once', async () => {
    const form = await inState('PENDING_REVIEW');
    const answers = await Promise.all([1, 2].map(() => act(building, form.id, 'landlord-approve')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.message).toMatch(/\S/);
  });
});

describe('a document', () => {
  it('has its form, its file, who must agree, and the approvals of all (R-1012)', async () => {
    const document = await addDocument(await make(), {
      documentFileRequired: true,
      mcstSignatureRequired: true,
      landlordSignatureRequired: true,
    });
    expect(document).toMatchObject({
      formName: 'Risk assessment',
      documentFileRequired: true,
      landlordSignatureRequired: true,
      mcstSignatureRequired: true,
      status: 'PENDING_REVIEW',
    });
    for (const name of ['fmDocument', 'documentFile', 'applicantApprovedDate', 'landlordRejectedUser', 'mcstApproveRemark'])
      expect(document).toHaveProperty(name);
    const listed = await tenant.get<Paged<Row>>(`/fm-forms/${document.fmFormId}/fm-form-documents`);
    expect(listed.data.items.map(({ id }) => id)).toEqual([document.id]);
  });

  it('is listed by name, with the approved, the pending and the rejected ones unless a status is asked (R-0932, R-0933)', async () => {
    const form = await make();
    const states = { Zoning: 'APPROVED', Asbestos: 'REJECTED', 'Method statement': 'PENDING_REVIEW' } as const;
    for (const [formName, status] of Object.entries(states)) {
      const { id } = await addDocument(form, { formName });
      await api.db.query(sql`update fm_form_documents set status = ${status} where id = ${id}`);
    }
    const listed = async (query = '') =>
      (await building.get<Paged<Row>>(`/fm-forms/${form.id}/fm-form-documents${query}`)).data.items.map(
        ({ formName, status }) => [formName, status],
      );
    const all = [
      ['Asbestos', 'REJECTED'],
      ['Method statement', 'PENDING_REVIEW'],
      ['Zoning', 'APPROVED'],
    ];
    // One whose status is none of the three, which neither a call nor the database allows.
    const another = await addDocument(form, { formName: 'Another' });
    await api.db.query(sql`alter table fm_form_documents drop constraint fm_form_documents_status_check`);
    await api.db.query(sql`update fm_form_documents set status = 'OTHER' where id = ${another.id}`);
    expect(await listed()).toEqual(all);
    expect(await listed('?status=REJECTED')).toEqual(all.slice(0, 1));
  });

  it('is approved by each party that it needs, by the variant of the form (R-1030)', async () => {
    await nameMcst();
    const form = await inState('PENDING_REVIEW', { notifyMcst: true });
    const document = await addDocument(form, { mcstSignatureRequired: true, landlordSignatureRequired: true });
    const at = `/fm-forms/${form.id}/fm-form-documents/${document.id}`;
    expect((await building.put<Row>(`${at}/applicant-approve`, {})).status).toBe(403);
    expect((await tenant.put<Row>(`${at}/applicant-approve`, {})).data.status).toBe('PENDING_REVIEW');
    expect((await mcst.put<Row>(`${at}/mcst-approve`, {})).status).toBe(409);
    // The building needs its own approval of the document first.
    const refused = await act(building, form.id, 'landlord-approve');
    expect(refused).toMatchObject({ status: 409, message: '1 document(s) of this form still need your approval.' });
    expect((await building.put<Row>(`${at}/landlord-approve`, {})).data.status).toBe('PENDING_REVIEW');
    expect((await act(building, form.id, 'landlord-approve')).data.status).toBe('PENDING_MCST_APPROVAL');
    expect((await act(mcst, form.id, 'mcst-approve')).status).toBe(409);
    expect((await mcst.put<Row>(`${at}/mcst-approve`, {})).data.status).toBe('APPROVED');
    expect((await act(mcst, form.id, 'mcst-approve')).data.status).toBe('APPROVED');
  });

  it('is rejected by the variants, and then keeps the form from being approved (R-1031)', async () => {
    await nameMcst();
    const form = await inState('PENDING_REVIEW', { notifyMcst: true });
    const reject = async (client: Client, party: string) => {
      const document = await addDocument(form, { mcstSignatureRequired: true });
      const at = `/fm-forms/${form.id}/fm-form-documents/${document.id}`;
      if (party === 'mcst') await put(form.id, 'PENDING_MCST_APPROVAL');
      return client.put<Row>(`${at}/${party}-reject`, { [`${party}RejectRemark`]: 'Unreadable' });
    };
    expect((await reject(tenant, 'applicant')).data.status).toBe('REJECTED');
    expect((await reject(building, 'landlord')).data.status).toBe('REJECTED');
    expect((await act(building, form.id, 'landlord-approve')).message).toBe(
      '2 document(s) of this form are rejected. They have to be replaced first.',
    );
    expect((await reject(mcst, 'mcst')).data.status).toBe('REJECTED');
  });

  it('that is approved twice at once counts once', async () => {
    const form = await inState('PENDING_REVIEW');
    const document = await addDocument(form);
    const at = `/fm-forms/${form.id}/fm-form-documents/${document.id}/landlord-approve`;
    const answers = await Promise.all([1, 2, 3].map(() => building.put<Row>(at, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [found] = await api.db.query<{ done: number }>(sql`
      select count(*)::int as done from audit_log where entity = 'fm-form-documents' and record_id = ${document.id} and action = 'landlordApprove'`);
    expect(found?.done).toBe(1);
  });

  it('needs its file where one is required', async () => {
    const form = await inState('PENDING_REVIEW');
    await addDocument(form, { documentFileRequired: true, landlordSignatureRequired: false });
    expect((await act(building, form.id, 'landlord-approve')).message).toBe(
      '1 required document(s) of this form have no file yet.',
    );
  });

  it('with another file has to be approved anew, and a tenant cannot say who must agree', async () => {
    const form = await inState('PENDING_REVIEW');
    const document = await addDocument(form, { mcstSignatureRequired: true });
    const own = `/fm-form-documents/${document.id}`;
    const approved = await building.put<Row>(`${own}/landlord-approve`, {});
    expect(approved.data).toMatchObject({ status: 'PENDING_REVIEW', landlordApprovedUserId: expect.any(Number) });
    const weaker = { landlordSignatureRequired: false, mcstSignatureRequired: false, version: approved.data.version };
    expect((await tenant.put(own, weaker)).status).toBe(422);
    const { uploadAs } = await import('./uploads.ts');
    const changed = await tenant.put<Row>(own, { documentFileId: await uploadAs(tenant, 'pdf'), version: approved.data.version });
    expect(changed.data).toMatchObject({ status: 'PENDING_REVIEW', landlordApprovedDate: null, landlordApprovedUserId: null });
    await put(form.id, 'APPROVED');
    const late = await tenant.put<Row>(own, { documentFileId: await uploadAs(tenant, 'pdf'), version: changed.data.version });
    expect(late).toMatchObject({ status: 409, message: 'The form is not in a state in which its documents can change.' });
  });
});

describe('additional documents and declarations', () => {
  it('stand below their form (R-1013)', async () => {
    const form = await make();
    const { uploadAs } = await import('./uploads.ts');
    const added = await tenant.post<Row>(`/fm-forms/${form.id}/fm-form-additional-documents`, {
      name: 'Floor plan',
      documentFileId: await uploadAs(tenant, 'pdf'),
    });
    expect(added, JSON.stringify(added.errors)).toMatchObject({
      status: 201,
      data: { name: 'Floor plan', tenantId: api.world.here.tenants[0] },
    });
    const listed = await building.get<Paged<Row>>(`/fm-forms/${form.id}/fm-form-additional-documents`);
    expect(listed.data.items).toHaveLength(1);
    expect((await building.get<Paged<Row>>(`/fm-forms/${form.id}/fm-form-declaration-histories`)).data.items).toEqual([]);
    const stranger = await api.as('MASTER_ADMIN@here.1');
    expect((await stranger.get(`/fm-forms/${form.id}/fm-form-additional-documents`)).status).toBe(404);
  });
});

describe('the settings', () => {
  const at = (rest: string) => `${centre}/fm-form-settings/${rest}`;
  const read = async () => (await building.get<Row>(at('get-fm-form-setting'))).data;

  it('have a call of their own for each part, which leaves the others alone (R-1014, R-1035, R-1036, R-1037, R-1038)', async () => {
    expect(await read()).toMatchObject({ version: 0, notifyMcst: false, linkDays: 14 });
    const { uploadAs } = await import('./uploads.ts');
    const parts: [string, Record<string, unknown>][] = [
      ['update-fm-form-landlord-notified-parties', { landlordNotifyPartyEmail: ['works@marina.example'] }],
      [
        'update-fm-form-mcst-notified-parties',
        { notifyMcst: true, mcstNumber: 'MCST 7', subMcst: 'sub@mcst.example', mcstUsers: [] },
      ],
      ['update-fm-form-terms-and-conditions', { termsFileId: await uploadAs(building, 'pdf') }],
      [
        'update-fm-form-ptw-form-settings',
        {
          ptwFormAdminFeePercentage: 5,
          detailAdminFee: 'Of the value of the work',
          noisyWorkRestrictionTiming: [{ day: 1, from: '09:00', to: '18:00' }],
          documents: [],
          linkDays: 7,
        },
      ],
    ];
    let all = {};
    for (const [index, [call, values]] of parts.entries()) {
      const saved = await building.put<Row>(at(call), { ...values, version: index });
      expect(saved, `${call} ${JSON.stringify(saved.errors)}`).toMatchObject({
        status: 200,
        message: 'FM form settings have been saved.',
      });
      const { mcstUsers: _, documents: __, ...plain } = values;
      all = { ...all, ...plain };
      expect(await read()).toMatchObject(all);
      expect((await building.put(at(call), { ...values, version: 99 })).status).toBe(409);
      expect((await tenant.put(at(call), { ...values, version: index + 1 })).status).toBe(403);
      expect((await building.put(at(call), { ...values, linkDaysX: 1, version: index + 1 })).status).toBe(422);
    }
    expect(await read()).toMatchObject({ termsUpdatedDate: expect.any(String), termsUpdatedUserId: expect.any(Number) });
  });

  it('add their documents to a new form', async () => {
    const saved = await building.put(at('update-fm-form-ptw-form-settings'), {
      documents: [
        {
          id: 'first',
          formName: 'Method statement',
          documentFileRequired: true,
          landlordSignatureRequired: true,
          mcstSignatureRequired: false,
        },
      ],
      linkDays: 14,
      version: 0,
    });
    expect(saved, JSON.stringify(saved.errors)).toMatchObject({ status: 200 });
    const form = await make();
    const { data } = await building.get<Paged<Row>>(`/fm-forms/${form.id}/fm-form-documents`);
    expect(data.items).toMatchObject([{ formName: 'Method statement', documentFileRequired: true, tenantId: form.tenantId }]);
  });

  it('refuse noisy work in restricted hours, with the hours in the message', async () => {
    await building.put(at('update-fm-form-ptw-form-settings'), {
      noisyWorkRestrictionTiming: [{ day: 1, from: '09:00', to: '18:00' }],
      linkDays: 14,
      version: 0,
    });
    const body = { tenantId: api.world.here.tenants[0], ...person, ...work, noisyWork: true };
    const refused = await building.post(path(building, '/create'), body);
    expect(refused).toMatchObject({
      status: 422,
      errors: { workStartDate: { message: 'Noisy work is not allowed in these hours: Mon 09:00–18:00' } },
    });
    // Tuesday, or after hours.
    const tuesday = { workStartDate: '2031-01-07T02:00:00.000Z', workEndDate: '2031-01-07T09:00:00.000Z' };
    expect((await building.post(path(building, '/create'), { ...body, ...tuesday })).status).toBe(201);
    const evening = { workStartDate: '2031-01-06T10:00:00.000Z', workEndDate: '2031-01-06T13:00:00.000Z' };
    expect((await building.post(path(building, '/create'), { ...body, ...evening })).status).toBe(201);
    expect((await building.post(path(building, '/create'), { ...body, noisyWork: false })).status).toBe(201);
  });
});

describe('a permit', () => {
  it('is suspended, issued again and handed back, and shows it', async () => {
    const form = await inState('APPROVED');
    expect((await act(tenant, form.id, 'suspend', { suspendRemark: 'x' })).status).toBe(403);
    const suspended = await act(building, form.id, 'suspend', { suspendRemark: 'Fire alarm' });
    expect(suspended.data).toMatchObject({ status: 'APPROVED', permitStatus: 'SUSPENDED', suspendRemark: 'Fire alarm' });
    expect((await act(building, form.id, 'suspend', { suspendRemark: 'Again' })).status).toBe(409);
    expect((await act(building, form.id, 'reissue')).data).toMatchObject({ permitStatus: 'UPCOMING', suspended: false });
    expect((await act(tenant, form.id, 'hand-back')).data.permitStatus).toBe('HANDED_BACK');
    expect((await act(building, form.id, 'suspend', { suspendRemark: 'Late' })).status).toBe(409);
  });

  it('is not given while the contractor’s insurance or training is not valid when the work starts', async () => {
    const form = await make({ insuranceExpiryDate: '2031-01-05' });
    await put(form.id, 'PENDING_REVIEW');
    expect(await act(building, form.id, 'landlord-approve')).toMatchObject({
      status: 409,
      message: 'The contractor’s insurance is not valid when the work starts.',
    });
  });
});
