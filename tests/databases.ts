/**
 * The API's tests run on the embedded database, and `.ci/run` runs those again on PostgreSQL that ask a database for more than
 * it is told: SQL, locks, transactions, order, text, processes. These are not among them, and why.
 */
export const sameOnBoth: Readonly<Record<string, string>> = {
  hostile: 'what is refused is refused before a statement is made; texts that reach one are in naughty.test.ts',
  validation: 'the form’s own schema refuses; what a database refuses is in crud.test.ts',
  matrix: 'who may call is asked before the database; what a call reaches is in isolation.test.ts',
  agreement: 'compares the portal, the catalogue and the gate',
  brokenUploads: 'the bodies break off before anything is stored',
  hostileFiles: 'about what files hold',
  authWords: 'about the words of answers',
  mailLanguages: 'about the words of mails',
  slowClients: 'about sockets',
};
