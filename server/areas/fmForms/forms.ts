/** FM forms (002 §3, §4): the contractor's link, the hours without noise, what an approval needs, what a signature is for. */

import { sql } from 'drizzle-orm';
import { fmForm } from '#schemas/fmForms/fmForm.ts';
import { fmFormDocument } from '#schemas/fmForms/fmFormDocument.ts';
import { hoursText, noisyConflict, type Work } from '#schemas/fmForms/noisyWork.ts';
import { neededFrom, type ProofProblem, proofProblems } from '#schemas/fmForms/proofs.ts';
import { lackingDocuments } from '#schemas/fmForms/undecided.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { DAY } from '#schemas/kernel/fields/days.ts';
import { keyOfCode, type Message, type MessageCode } from '#schemas/kernel/fields/message.ts';
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { compileWhere } from '#server/engine/records/where.ts';
import { AppError } from '#server/errors/appError.ts';
import { contractorAddress, mcstPeople } from './recipients.ts';
import { type FormSettings, formSettings } from './settings.ts';
import { contentHash } from './signedContent.ts';

type Form = typeof fmForm;
/** Links of one form an hour that somebody asks for. */
const LINKS_HOURLY = 20;

/** The contractor needs a new link: earlier ones are void from now on, and the mail that follows makes it (`recipients.ts`). */
export const newLink = ({ linkDays }: Pick<FormSettings, 'linkDays'>) => ({
  token: null,
  tokenExpiryDate: new Date(Date.now() + linkDays * DAY).toISOString(),
});

/** Insurance and training that are not valid when the work starts. */
export function proofsOf(
  form: Parameters<typeof proofProblems>[0] & { workStartDate?: string | null },
  today: string,
  zone: string,
): ProofProblem[] {
  const start = form.workStartDate && dateIn(zone, new Date(form.workStartDate));
  return proofProblems(form, neededFrom(today, start));
}

/** Problems with the work's times: noise in hours in which the building allows none. */
export function noiseProblem(
  values: Partial<Work> & { noisyWork?: boolean | null },
  { restricted, zone }: Pick<FormSettings, 'restricted' | 'zone'>,
  locale: string,
): { hours: string } | undefined {
  const { workStartDate, workEndDate, overnightWork = false, noisyWork } = values;
  if (!noisyWork || !workStartDate || !workEndDate) return undefined;
  const found = noisyConflict({ workStartDate, workEndDate, overnightWork }, restricted, zone);
  return found && { hours: hoursText(restricted, locale) };
}

async function refuseNoise({ tx, reach, locale }: RuleContext, rows: readonly (NewRow<Form> | ChangedRow<Form>)[]) {
  for (const row of rows) {
    const whole = { ...row.before, ...row.values };
    const buildingId = whole.officeCentreId ?? reach.buildingId;
    if (!whole.noisyWork || buildingId === null) continue;
    const problem = noiseProblem(whole as Partial<Work>, await formSettings(tx, buildingId), locale);
    if (problem) refuse(row, 'workStartDate', 'noisyWorkRestricted', { params: problem });
  }
}

async function begin(context: RuleContext, rows: readonly NewRow<Form>[]): Promise<void> {
  const { tx, reach } = context;
  await refuseNoise(context, rows);
  for (const { values } of rows) {
    const buildingId = values.officeCentreId ?? reach.buildingId;
    if (buildingId) Object.assign(values, newLink(await formSettings(tx, buildingId)));
    values.createdByLandlord = reach.session.side !== 'tenant';
  }
}

/** A new form asks for the documents that the building's settings name. */
async function addDocuments({ tx, operation }: RuleContext, rows: readonly WrittenRow<Form>[]): Promise<void> {
  if (operation !== 'create') return;
  for (const { record } of rows) {
    const { documents } = await formSettings(tx, record.officeCentreId as number);
    for (const one of documents)
      await tx.query(sql`
        insert into fm_form_documents (office_centre_id, tenant_id, fm_form_id, fm_document, form_name, document_file_required,
          landlord_signature_required, mcst_signature_required, status)
        values (${record.officeCentreId}, ${record.tenantId}, ${record.id}, ${one.id}, ${one.formName}, ${one.documentFileRequired},
          ${one.landlordSignatureRequired}, ${one.mcstSignatureRequired}, 'PENDING_REVIEW')`);
  }
}

/** An approval needs the documents that this party has to agree to, and proofs of the contractor that are valid when the work starts. */
const needs =
  (party: 'landlord' | 'mcst') =>
  async ({ tx, model, reach, locale }: RuleContext, rows: readonly ChangedRow<Form>[]) => {
    const kinds = lackingDocuments(party);
    const counts = kinds.map(({ where }, at) => {
      const condition = compileWhere(model, model.entity(fmFormDocument.name), where, 'd', reach);
      return sql`count(*) filter (where ${condition})::int as ${sql.raw(`"${at}"`)}`;
    });
    for (const row of rows) {
      const { before } = row;
      const [found] = await tx.query<Record<number, number>>(
        sql`select ${sql.join(counts, sql`, `)} from fm_form_documents d where d.fm_form_id = ${before.id}`,
      );
      const say = (code: MessageCode, params?: Message['params']) =>
        deny(row, 'notAllowedNow', { messageKey: keyOfCode(code), params });
      const lacking = kinds.findIndex((_, at) => found?.[at]);
      const kind = kinds[lacking];
      if (kind) say(kind.says, { count: found?.[lacking] ?? 0 });
      else {
        const settings = await formSettings(tx, before.officeCentreId as number);
        const noise = noiseProblem(before as unknown as Partial<Work>, settings, locale);
        const [proof] = proofsOf(before, reach.today, settings.zone);
        if (proof) say(`fmForm.${proof.code}`);
        else if (noise) say('fmForm.noise', noise);
      }
    }
  };

export const fmFormRules = rulesFor(fmForm, {
  beforeCreate: begin,
  beforeUpdate: async (context, rows) => {
    await refuseNoise(context, rows);
    for (const { before, values } of rows)
      if (values.contractorEmail !== before.contractorEmail)
        Object.assign(values, newLink(await formSettings(context.tx, before.officeCentreId as number)));
  },
  actions: {
    updateApproved: async (_, rows) => {
      // A signature is for what was signed: whatever differs from it makes it invalid, and whatever equals it makes it valid again.
      for (const { before, values } of rows)
        if (before.signedHash) values.signatureValid = contentHash({ ...before, ...values }) === before.signedHash;
    },
    sendLink: async ({ tx, reach }, rows) => {
      for (const row of rows) {
        const { before, values } = row;
        const limit = { key: `contractorLink:form:${before.id}|user:${reach.session.userId}`, limit: LINKS_HOURLY };
        if (!(await countAttempt(tx, [limit])))
          throw new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });
        Object.assign(values, newLink(await formSettings(tx, before.officeCentreId as number)));
      }
    },
    submit: async ({ tx, reach }, rows) => {
      for (const row of rows) {
        const { before, values } = row;
        const missing = (['workLocation', 'workNature', 'workStartDate', 'workEndDate'] as const).filter((name) => !before[name]);
        if (missing.length) deny(row, 'notAllowedNow', { messageKey: 'errors.fmForm.incomplete' });
        const { notifyMcst, zone } = await formSettings(tx, before.officeCentreId as number);
        const [proof] = proofsOf(before, reach.today, zone);
        if (!missing.length && proof) deny(row, 'notAllowedNow', { messageKey: `errors.fmForm.${proof.code}` });
        values.notifyMcst = notifyMcst;
      }
    },
    landlordApprove: needs('landlord'),
    mcstApprove: needs('mcst'),
  },
  afterWrite: addDocuments,
  recipients: { contractor: contractorAddress, mcstUsers: mcstPeople },
});
