/**
 * The API tests run on the embedded database, and `.ci/run` repeats on PostgreSQL those that depend on the database itself:
 * SQL, locks, transactions, order, text, processes. The files listed here are not repeated, each with the reason.
 */
export const sameOnBoth: Readonly<Record<string, string>> = {
  hostile: 'what is refused is refused before a statement is made; texts that reach one are in naughty.test.ts',
  validation: 'the form’s own schema refuses; what a database refuses is in crud.test.ts',
  matrix: 'who may call is asked before the database; what a call reaches is in isolation.test.ts',
  agreement: 'compares the portal, the catalogue and the gate',
  rowsShown: 'about what answers show of a record; which records a person reaches is in isolation.test.ts',
  brokenUploads: 'the bodies break off before anything is stored',
  hostileFiles: 'about what files hold',
  authWords: 'about the words of answers',
  mailLanguages: 'about the words of mails',
  slowClients: 'about sockets',
  generatedClients: 'compiles clients of the API’s document',
  openapi: 'compares answers with the API’s document; what they hold is in crud.test.ts',
  bulkUploadHostile: 'files are refused before a row is looked at; what rows do is in bulkUpload.test.ts',
  storage: 'about files',
  fileRange: 'about the bytes of files',
  fmFormPdf: 'about what is drawn into a file',
  areaCalls: 'who may call is asked before the database',
  http: 'about headers, limits and documents',
  appSignIn: 'about tokens and what they open; sessions are in auth.test.ts',
  facePictures: 'about pictures',
  bulkUploadReading: 'about what files hold',
  restore: 'about backups of the embedded database',
  sharedFolder: 'about the embedded database',
  migrationsOnRows: 'the same statements, which migrations.test.ts carries out on either',
  seed: 'the same statements; scripts/image/try.mjs adds the demo data on PostgreSQL',
  removeDemo: 'the same statements; what a database refuses to delete is in crud.test.ts',
  dataProvider: 'about the calendars that it reads',
  stopping: 'about the steps of a process that ends; what a killed one leaves is in crash.test.ts',
};
