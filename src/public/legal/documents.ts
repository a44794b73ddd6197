/** The built-in legal texts (000 §2): their sections, version and effective date. An installation may link to others. */
export const legalDocuments = {
  terms: {
    version: '2026-01',
    since: '2026-01-01',
    sections: [
      'agreement',
      'account',
      'conduct',
      'building',
      'content',
      'passes',
      'payments',
      'availability',
      'liability',
      'ending',
      'changes',
      'contact',
    ],
  },
  consent: {
    version: '2026-01',
    since: '2026-01-01',
    sections: ['who', 'what', 'why', 'access', 'sharing', 'keeping', 'security', 'browser', 'rights', 'withdrawal', 'contact'],
  },
} as const;
export type LegalName = keyof typeof legalDocuments;
