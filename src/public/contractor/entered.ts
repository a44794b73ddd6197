/** What the contractor has typed so far: begun with what the form says, continued from the draft, checked before it is sent. */
import type { ContractorForm, Declaration, Worker } from '#schemas/fmForms/contractorForm.ts';
import { neededFrom, proofProblems } from '#schemas/fmForms/proofs.ts';
import { instantOf, localOf } from './localTimes.ts';

export interface Entered {
  contractorName: string;
  contractorMobile: string;
  workers: readonly Required<{ [K in keyof Worker]: string }>[];
  insuranceExpiryDate: string;
  trainingExpiryDate: string;
  workLocation: string;
  workNature: string;
  /** On the building's clock. */
  workStartDate: string;
  workEndDate: string;
  remark: string;
  declarations: readonly Declaration[];
  signatureName: string;
}

let count = 0;
/** Rows have ids of their own. */
export const newWorker = (): Entered['workers'][number] => {
  count += 1;
  return { id: `w${Date.now().toString(36)}${count}`, workerName: '', safetyCardNo: '' };
};

const isText = (value: unknown): value is string => typeof value === 'string';
/** Only what fits: a draft may be older than the page. */
function fromDraft({ draft, declarations }: ContractorForm): Partial<Entered> {
  const kept = JSON.parse(draft ?? '{}') as Partial<Record<keyof Entered, unknown>>;
  const texts = Object.entries(kept).filter(([, value]) => isText(value));
  const workers = Array.isArray(kept.workers) ? (kept.workers as Entered['workers']) : [];
  return {
    ...Object.fromEntries(texts),
    ...(workers.every(({ id, workerName, safetyCardNo }) => [id, workerName, safetyCardNo].every(isText)) && workers.length
      ? { workers }
      : {}),
    ...(Array.isArray(kept.declarations)
      ? { declarations: declarations.filter((one) => (kept.declarations as unknown[]).includes(one)) }
      : {}),
  };
}

export const enteredIn = (form: ContractorForm): Entered => ({
  contractorName: form.contractorName,
  contractorMobile: form.contractorMobile ?? '',
  workers: form.workers.length
    ? form.workers.map(({ id, workerName, safetyCardNo }) => ({ id, workerName, safetyCardNo: safetyCardNo ?? '' }))
    : [newWorker()],
  insuranceExpiryDate: form.insuranceExpiryDate ?? '',
  trainingExpiryDate: form.trainingExpiryDate ?? '',
  workLocation: '',
  workNature: '',
  workStartDate: '',
  workEndDate: '',
  remark: '',
  declarations: [],
  signatureName: '',
  ...fromDraft(form),
});

export interface Signing {
  typed: boolean;
  /** The drawing as a data address; none yet. */
  drawn: string | null;
}

/** The problems by field, as keys of texts: the same that the server finds, before anything is sent. */
export function problemsIn(form: ContractorForm, entered: Entered, { typed, drawn }: Signing): Record<string, string> {
  const wrong: Record<string, string> = {};
  const need = (name: keyof Entered) => {
    if (!String(entered[name]).trim()) wrong[name] = 'contractor.fieldRequired';
  };
  for (const name of form.asked) need(name);
  for (const name of ['contractorName', 'contractorMobile', 'insuranceExpiryDate', 'trainingExpiryDate'] as const) need(name);
  const named = entered.workers.filter(({ workerName }) => workerName.trim());
  if (!named.length) wrong[`worker.${entered.workers[0]?.id}`] = 'contractor.workersRequired';
  for (const name of ['workStartDate', 'workEndDate'] as const)
    if (entered[name] && !instantOf(entered[name], form.zone)) wrong[name] = 'contractor.skippedTime';
  const start = entered.workStartDate || (form.workStartDate ? localOf(form.workStartDate, form.zone) : '');
  const end = entered.workEndDate || (form.workEndDate ? localOf(form.workEndDate, form.zone) : '');
  if (start && end && end <= start) wrong.workEndDate = 'contractor.endsBefore';
  for (const { field, code } of proofProblems(entered, neededFrom(form.today, start.slice(0, 10))))
    if (entered[field]) wrong[field] = `contractor.${code}`;
  for (const one of form.documents) if (one.required && !one.fileName) wrong[`document.${one.id}`] = 'contractor.missingFile';
  for (const one of form.declarations)
    if (!entered.declarations.includes(one)) wrong[`declaration.${one}`] = 'contractor.declarationRequired';
  need('signatureName');
  if (!typed && !drawn) wrong.signature = 'contractor.signatureRequired';
  return wrong;
}

/** The body of the call. */
export function bodyOf(form: ContractorForm, entered: Entered, signature: string, typed: boolean): object {
  const text = (value: string) => value.trim() || null;
  const asked = form.asked.map((name) => [
    name,
    name.endsWith('Date') ? instantOf(entered[name], form.zone) : text(entered[name]),
  ]);
  return {
    ...Object.fromEntries(asked),
    contractorName: entered.contractorName.trim(),
    contractorMobile: entered.contractorMobile.trim(),
    workers: entered.workers
      .filter(({ workerName }) => workerName.trim())
      .map(({ id, workerName, safetyCardNo }) => ({ id, workerName: workerName.trim(), safetyCardNo: text(safetyCardNo) })),
    insuranceExpiryDate: entered.insuranceExpiryDate,
    trainingExpiryDate: entered.trainingExpiryDate,
    remark: text(entered.remark),
    declarations: entered.declarations,
    signatureName: entered.signatureName.trim(),
    typed,
    signature,
  };
}
