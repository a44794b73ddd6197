/** What a contractor is told by the link: the facts of the permit, what has been filled in, and nothing else about building or company. */
import { sql } from 'drizzle-orm';
import { askedOnce, type ContractorForm, type Declaration, declarations, WORKERS_MAX } from '#schemas/fmForms/contractorForm.ts';
import { hoursText } from '#schemas/fmForms/noisyWork.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import type { LinkedContext } from '#server/engine/linked/calls.ts';
import { AppError } from '#server/errors/appError.ts';
import { storageOf } from '#server/files/storage.ts';
import { any, flag, listOf, moment, objectOf, orNull, text, whole } from '#server/openapi/values.ts';
import { formSettings } from '../settings.ts';

const maybe = orNull(text);
export const contractorSchema = objectOf({
  referenceNo: text,
  building: text,
  zone: text,
  today: text,
  tenant: text,
  requestType: text,
  applicantName: text,
  applicantCompany: maybe,
  contractorCompany: text,
  contractorEmail: text,
  floorNo: maybe,
  workLocation: maybe,
  workNature: maybe,
  workStartDate: orNull(moment),
  workEndDate: orNull(moment),
  overnightWork: flag,
  noisyWork: flag,
  contractorName: text,
  contractorMobile: maybe,
  workers: listOf(any),
  insuranceExpiryDate: maybe,
  trainingExpiryDate: maybe,
  asked: listOf(text),
  declarations: listOf(text),
  mostWorkers: whole,
  until: moment,
  draft: maybe,
  documents: listOf(objectOf({ id: whole, formName: text, required: flag, fileName: maybe, rejected: flag })),
  additional: listOf(objectOf({ name: text })),
  hasTerms: flag,
  adminFee: maybe,
  quietHours: maybe,
});

/** The terms can be accepted where there are some. */
export const declarationsFor = (termsFileId: number | null): Declaration[] =>
  declarations.filter((one) => one !== 'TERMS' || termsFileId !== null);

export async function readForm({ db, record, locale }: Pick<LinkedContext, 'db' | 'record' | 'locale'>): Promise<ContractorForm> {
  const buildingId = record.officeCentreId as number;
  const { building, zone, restricted, termsFileId, fee, feeDetail } = await formSettings(db, buildingId);
  const [kept] = await db.query<{ draft: string | null }>(
    sql`select contractor_draft as draft from fm_forms where id = ${record.id}`,
  );
  const documents = await db.query<ContractorForm['documents'][number]>(sql`
    select d.id, d.form_name as "formName", d.document_file_required as required, f.name as "fileName", d.status = 'REJECTED' as rejected
    from fm_form_documents d left join system_files f on f.id = d.document_file_id where d.fm_form_id = ${record.id} order by d.form_name, d.id`);
  const additional = await db.query<{ name: string }>(
    sql`select name from fm_form_additional_documents where fm_form_id = ${record.id} order by id`,
  );
  const [company] = await db.query<{ name: string }>(
    sql`select t.company_name as name from office_centres t where t.id = ${record.tenantId}`,
  );
  const of = <T>(name: string) => (record[name] ?? null) as T;
  return {
    referenceNo: of('referenceNo'),
    building,
    zone,
    today: dateIn(zone),
    tenant: company?.name ?? '',
    requestType: of('requestType'),
    applicantName: of('applicantName'),
    applicantCompany: of('applicantCompany'),
    contractorCompany: of('contractorCompany'),
    contractorEmail: of('contractorEmail'),
    floorNo: of('floorNo'),
    workLocation: of('workLocation'),
    workNature: of('workNature'),
    workStartDate: of('workStartDate'),
    workEndDate: of('workEndDate'),
    overnightWork: of('overnightWork'),
    noisyWork: of('noisyWork'),
    contractorName: of('contractorName'),
    contractorMobile: of('contractorMobile'),
    workers: of<ContractorForm['workers'] | null>('workers') ?? [],
    insuranceExpiryDate: of('insuranceExpiryDate'),
    trainingExpiryDate: of('trainingExpiryDate'),
    asked: askedOnce.filter((name) => !record[name]),
    declarations: declarationsFor(termsFileId),
    mostWorkers: WORKERS_MAX,
    until: of('tokenExpiryDate'),
    draft: kept?.draft ?? null,
    documents: documents.map((one) => ({ ...one, id: Number(one.id) })),
    additional,
    hasTerms: termsFileId !== null,
    adminFee: [fee === null ? null : `${fee} %`, feeDetail].filter(Boolean).join('\n') || null,
    quietHours: restricted.length ? hoursText(restricted, locale) : null,
  };
}

/** The building's terms, as a file. */
export async function readTerms({ db, config, record }: LinkedContext): Promise<{ fileName: string; text: Buffer }> {
  const { termsFileId } = await formSettings(db, record.officeCentreId as number);
  const [file] = await db.query<{ key: string }>(sql`select storage_key as key from system_files where id = ${termsFileId}`);
  if (!file) throw new AppError('notFound');
  const parts: Buffer[] = [];
  for await (const part of await storageOf(config).read(file.key)) parts.push(Buffer.from(part as Uint8Array));
  return { fileName: 'terms.pdf', text: Buffer.concat(parts) };
}
