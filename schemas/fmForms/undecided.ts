import type { WaitsFor } from '../kernel/states/action.ts';

type Party = 'landlord' | 'mcst';

/** What keeps a party from agreeing to a form: documents of these kinds, in the order in which they are named, each with its sentence. */
export const lackingDocuments = (party: Party) =>
  [
    { where: { status: 'REJECTED' }, says: 'fmForm.documentsRejected' },
    { where: { documentFileRequired: true, documentFileId: null }, says: 'fmForm.documentsMissing' },
    { where: { [`${party}SignatureRequired`]: true, [`${party}ApprovedDate`]: null }, says: 'fmForm.documentsUndecided' },
  ] as const;

/** The same for the dialog: it names them before, and whoever may approves them there. */
export const undecided = (party: Party): WaitsFor => ({
  entity: 'fm-form-documents',
  by: 'fmForm',
  while: lackingDocuments(party).map(({ where }) => where),
  act: `${party}Approve`,
});
