/** What a contractor does by the link, before it is signed: keeps a draft, adds files. Everything is written as the portal would write it. */
import { sql } from 'drizzle-orm';
import type { ContractorForm } from '#schemas/fmForms/contractorForm.ts';
import { fmFormAdditionalDocument } from '#schemas/fmForms/fmFormAdditionalDocument.ts';
import { fmFormDocument } from '#schemas/fmForms/fmFormDocument.ts';
import type { TokenLink } from '#schemas/kernel/calls/linked.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import type { LinkedContext } from '#server/engine/linked/calls.ts';
import { lockedByLink } from '#server/engine/linked/token.ts';
import { parseId, type Reach } from '#server/engine/reach/reach.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import type { RecordRow } from '#server/engine/records/record.ts';
import { loadRecord } from '#server/engine/verbs/get.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { createRecord } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { storageOf } from '#server/files/storage.ts';
import { storeFile } from '#server/files/storeFile.ts';
import { formSettings } from '../settings.ts';
import { readForm } from './facts.ts';

/** Documents of their own that a contractor adds to one form. */
const MOST_ADDITIONAL = 20;

/** The author in the history: the contractor, by name and company. */
export async function contractorReach({ db }: Pick<LinkedContext, 'db'>, record: RecordRow, name: string): Promise<Reach> {
  const buildingId = record.officeCentreId as number;
  const { zone } = await formSettings(db, buildingId);
  return { ...systemReach(`${name} (${record.contractorCompany})`, dateIn(zone)), centreId: buildingId, buildingId, zone };
}

export const linkOf = ({ entity }: Pick<LinkedContext, 'entity'>): TokenLink => entity.linked as TokenLink;

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** It changes neither the form nor its version: whoever edits it meanwhile is not disturbed. */
export async function keepDraft({ db, record, body }: LinkedContext): Promise<null> {
  const draft = String(body.draft);
  if (!isObject(draft)) throw new AppError('validation', { fields: { draft: { code: 'notObject' } } });
  await db.query(sql`update fm_forms set contractor_draft = ${draft} where id = ${record.id} and status = 'PENDING_SUBMISSION'`);
  return null;
}

/** The document's next file, or one more document. Its type and its bytes are checked like every upload. */
export async function addFile(context: LinkedContext): Promise<ContractorForm> {
  const { db, config, record, entity, model, origin, sent } = context;
  if (!sent) throw new AppError('malformed');
  const { documentId, name } = sent.beside;
  const reach = await contractorReach(context, record, String(record.contractorName));
  const file = await storeFile(db, storageOf(config), reach.session, sent);
  await db.transaction(async (tx) => {
    await lockedByLink(tx, model, entity, linkOf(context), record.id);
    const within = { config, model, origin, reach };
    if (documentId === undefined) {
      const documents = model.entity(fmFormAdditionalDocument.name);
      const [found] = await tx.query<{ count: number }>(
        sql`select count(*)::int as count from fm_form_additional_documents where fm_form_id = ${record.id}`,
      );
      if ((found?.count ?? 0) >= MOST_ADDITIONAL) throw new AppError('tooMany');
      const body = { fmFormId: record.id, name: (name || sent.name).slice(0, 150), documentFileId: file.systemFileId };
      await createRecord(tx, { ...within, entity: documents }, 'create', body);
      return;
    }
    const documents = model.entity(fmFormDocument.name);
    // Of this form alone, whatever the number says.
    const mine = sql`t.id = ${parseId(documentId)} and t.fm_form_id = ${record.id}`;
    const { id, version, formName, documentFileRequired, landlordSignatureRequired, mcstSignatureRequired } = await loadRecord(
      tx,
      model,
      documents,
      reach,
      mine,
    );
    const asked = { formName, documentFileRequired, landlordSignatureRequired, mcstSignatureRequired, version };
    await changeRecord(tx, { ...within, entity: documents }, 'update', id, { ...asked, documentFileId: file.systemFileId });
  });
  return readForm(context);
}
