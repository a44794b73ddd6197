/** The documents that a party has to agree to before it agrees to the form; those without their file, and rejected ones, keep everybody. */
export const undecided = (party: 'landlord' | 'mcst') =>
  ({
    entity: 'fm-form-documents',
    by: 'fmForm',
    while: [
      { status: 'REJECTED' },
      { documentFileRequired: true, documentFileId: null },
      { [`${party}SignatureRequired`]: true, [`${party}ApprovedDate`]: null },
    ],
    act: `${party}Approve`,
  }) as const;
