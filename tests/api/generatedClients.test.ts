/** Clients that others generate from the API's document compile under strict rules, and work with the product. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#server/auth/password/password.ts';
import type { Work } from '../clients/work.ts';
import { type Api, startApi } from './harness.ts';
import { listen } from './liveClient.ts';
import { mailOf } from './world.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLIENTS = join(ROOT, 'tests/clients');
/** Below the packages, where what was generated finds its own. */
const folder = mkdtempSync(join(ROOT, '.tmp-clients-'));
const PERSON = 'LANDLORD_ADMIN@there';
const PASSWORD = 'Correct-Horse-7';
const COMPILER = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
  types: [],
  outDir: 'out',
};
const run = (...words: string[]) => promisify(execFile)(process.execPath, words, { maxBuffer: 64 * 1024 * 1024 });

let api: Api;
let origin: string;
/** The code in the newest mail. */
const codeInMail = async () => /^\d{6}$/m.exec((await api.mailsTo(mailOf(PERSON))).at(-1)?.text ?? '')?.[0] ?? '';

beforeAll(async () => {
  api = await startApi();
  const hash = await hashPassword(PASSWORD);
  await api.db.query(sql`insert into user_credentials (user_id, password_hash) values (${api.idOf(PERSON)}, ${hash})`);
  await api.db.query(sql`update office_centres set otp_required = true where id = ${api.world.there.building}`);
  const document = join(folder, 'openapi.json');
  writeFileSync(document, (await api.app.inject({ url: '/api/docs/json' })).body);
  for (const name of ['work.ts', 'openapiFetch.ts', 'heyApi.ts']) cpSync(join(CLIENTS, name), join(folder, name));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER, include: ['*.ts', 'sdk'] }));
  await run(join(CLIENTS, 'generate.mjs'), document, folder, 'auth,parking');
  origin = await listen(api.app);
  // Generating takes a while, on a machine that does other things too.
}, 300_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

it('clients of openapi-typescript and of @hey-api/openapi-ts compile, sign in with a code and work with records', async () => {
  const compiled = await run(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder).catch(({ stdout }) => ({ stdout }));
  expect(compiled.stdout.split('\n').filter(Boolean)).toEqual([]);
  for (const name of ['openapiFetch', 'heyApi']) {
    const { work } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, `out/${name}.js`)).href)) as { work: Work };
    await api.db.query(sql`delete from car_parks where code = 'CLIENT'`);
    expect(await work(origin, { username: mailOf(PERSON), password: PASSWORD }, codeInMail), name).toEqual({
      created: 201,
      read: 'Made',
      changed: 'Changed',
      listed: ['Changed'],
      refused: 'validation',
      errors: { code: { code: 'required', message: expect.stringMatching(/\w/) } },
    });
  }
});
