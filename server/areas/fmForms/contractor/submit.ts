/**
 * The contractor signs and submits: entries, signature, declaration and the step to PENDING_REVIEW are one transaction. The signature is for the
 * form as it is after these entries: its version, the hash of its content, the name and the instant stand beside the picture.
 */
import { sql } from 'drizzle-orm';
import { askedOnce, type Declaration } from '#schemas/fmForms/contractorForm.ts';
import { entries } from '#schemas/fmForms/contractorLink.ts';
import { fmFormDeclarationHistory } from '#schemas/fmForms/fmFormDeclarationHistory.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import type { Message } from '#schemas/kernel/rules/validate.ts';
import type { Transaction } from '#server/db/database.ts';
import type { LinkedContext } from '#server/engine/linked/calls.ts';
import { lockedByLink } from '#server/engine/linked/token.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import type { RecordRow } from '#server/engine/records/record.ts';
import { loadRecord } from '#server/engine/verbs/get.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { keptValue } from '#server/engine/write/keptValue.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { storageOf } from '#server/files/storage.ts';
import { storeFile } from '#server/files/storeFile.ts';
import { noiseProblem, proofsOf } from '../forms.ts';
import { type FormSettings, formSettings } from '../settings.ts';
import { contentHash } from '../signedContent.ts';
import { contractorReach, linkOf } from './acts.ts';
import { declarationsFor } from './facts.ts';

type Values = Record<string, unknown>;
const PICTURE = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;

/** The drawing, which must be a picture in PNG; whether it really is one, the upload's own checks say. */
function pictureOf(signature: unknown): Buffer {
  const found = PICTURE.exec(String(signature));
  if (!found) throw new AppError('validation', { fields: { signature: { code: 'signatureRequired' } } });
  return Buffer.from(found[1] as string, 'base64');
}

/** What the contractor has filled in, as it is kept. What the form says already stays as it is. */
function valuesOf(body: Readonly<Values>, form: RecordRow): Values {
  const names = Object.keys(entries) as (keyof typeof entries)[];
  return Object.fromEntries(
    names
      .filter((name) => !(askedOnce as readonly string[]).includes(name) || !form[name])
      .map((name) => [name, keptValue(entries[name] as Field, body[name])]),
  );
}

function problemsOf(whole: RecordRow, body: Readonly<Values>, settings: FormSettings, today: string, locale: string) {
  const problems: Record<string, Message> = {};
  for (const name of askedOnce) if (!whole[name]) problems[name] = { code: 'required' };
  if (!(whole.workers as readonly unknown[] | null)?.length) problems.workers = { code: 'workersRequired' };
  const { workStartDate: start, workEndDate: end } = whole as { workStartDate?: string | null; workEndDate?: string | null };
  if (start && end && Date.parse(end) <= Date.parse(start)) problems.workEndDate = { code: 'workEndsBefore' };
  const noise = noiseProblem(whole as unknown as Parameters<typeof noiseProblem>[0], settings, locale);
  if (noise) problems.workStartDate = { code: 'noisyWorkRestricted', params: noise };
  for (const { field, code } of proofsOf(whole as Parameters<typeof proofsOf>[0], today, settings.zone))
    problems[field] = { code: `fmForm.${code}` };
  const given = body.declarations as readonly Declaration[];
  if (declarationsFor(settings.termsFileId).some((one) => !given.includes(one)))
    problems.declarations = { code: 'declarationsRequired' };
  return problems;
}

/** A form is not handed in without the files that it asks for. Throws AppError validation. */
async function requireFiles(tx: Transaction, formId: number): Promise<void> {
  const [missing] = await tx.query(sql`select 1 as found from fm_form_documents
    where fm_form_id = ${formId} and document_file_required and document_file_id is null limit 1`);
  if (missing) throw new AppError('validation', { fields: { documents: { code: 'documentsMissing' } } });
}

/** Who has declared what, of which version, with which signature. */
async function declare(tx: Transaction, context: LinkedContext, reach: Reach, form: RecordRow, values: Values) {
  const { model, config, origin } = context;
  const entity = model.entity(fmFormDeclarationHistory.name);
  await storeNew(tx, { model, config, origin, reach, entity }, 'create', {
    values: {
      ...values,
      fmFormId: form.id,
      tenantId: form.tenantId,
      declaredEmail: form.contractorEmail,
      formVersion: form.version,
      contentHash: contentHash(form),
    },
    linked: {},
  });
}

export async function submitForm(context: LinkedContext): Promise<null> {
  const { db, config, model, entity, record, body, origin, locale } = context;
  const picture = pictureOf(body.signature);
  const name = String(body.signatureName).trim();
  const reach = await contractorReach(context, record, name);
  const settings = await formSettings(db, record.officeCentreId as number);
  const check = (form: RecordRow) => refuseProblems(problemsOf(form, body, settings, reach.today, locale));
  check({ ...record, ...valuesOf(body, record) });
  const file = await storeFile(db, storageOf(config), reach.session, { name: 'signature.png', bytes: picture });
  await db.transaction(async (tx) => {
    const form = await lockedByLink(tx, model, entity, linkOf(context), record.id);
    await requireFiles(tx, form.id);
    const values = valuesOf(body, form);
    check({ ...form, ...values });
    const signedAt = new Date().toISOString();
    const within = { config, model, origin, reach, entity };
    await writeBySystem(tx, { ...within, entity: entity.name }, form.id, 'sign', {
      ...values,
      contractorSignatureFileId: file.systemFileId,
      contractorSignatureName: name,
      contractorSignedDate: signedAt,
      signedHash: contentHash({ ...form, ...values }),
      signatureValid: true,
    });
    const signed = await loadRecord(tx, model, entity, systemReach('', reach.today), sql`t.id = ${form.id}`);
    await declare(tx, context, reach, signed, {
      declaredName: name,
      declaredDate: signedAt,
      declarations: body.declarations,
      typed: body.typed === true,
      signatureFileId: file.systemFileId,
    });
    await tx.query(sql`update fm_forms set contractor_draft = null where id = ${form.id}`);
    const remark = keptValue(entity.fields.submittedRemark as Field, body.remark);
    await changeRecord(tx, within, 'submit', form.id, remark === null ? {} : { submittedRemark: remark });
  });
  return null;
}
