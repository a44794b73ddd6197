/** docs/settings.md: the environment reference, written from the table of settings by which the server checks them. */
import { type Program, settings } from '#server/settings/settings.ts';

interface Described {
  default?: unknown;
  meta?: { takes?: string; meaning?: string; usedBy?: readonly Program[]; otherwise?: string; secret?: true };
}

const PROGRAMS: Readonly<Record<Program, string>> = {
  server: '`npm start`, `npm run dev`, `node dist/server/main.js`',
  seed: '`npm run seed`, `node dist/server/seed.js`',
  import: '`npm run import`, `node dist/server/import.js`',
  restore: '`npm run restore`, `node dist/server/restore.js`',
};

/** Variables of the development commands; the product itself reads none of them. */
const DEVELOPMENT: readonly (readonly [string, string, string])[] = [
  ['PORTAL_PORT', '`npm run dev`', 'Port of the portal that reloads as files change; 5173 without it.'],
  ['TEST_DATABASE_URL', 'API tests', 'A PostgreSQL server to test on; `scripts/withPostgres.mjs` starts one and sets it.'],
  ['CHROMIUM_PATH', '`npm test`', 'The browser of the end-to-end tests, when it is not to be found or installed.'],
  [
    'E2E_ALL',
    '`npm test`',
    '`1` also goes through the variants of journeys (`@variant`), and through every widget with the mouse.',
  ],
  ['E2E_PORT', 'Playwright', 'First of the ports that the end-to-end tests use.'],
  ['TMPDIR', '`npm test`', 'Where tests keep their databases; without it a folder in memory, where there is room.'],
  ['BUILT_SERVER', 'API tests', 'The built server that tests of whole processes start; `npm test` sets it.'],
  ['CRASH_ROUNDS', 'API tests', 'How often the crash test kills the server.'],
];

/** A cell of a table: a bar would end it. */
const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function rowOf(name: string, { default: value, meta = {} }: Described): string {
  const otherwise = value === undefined ? (meta.otherwise ?? '') : `\`${value}\``;
  const secret = meta.secret ? ' Holds a secret.' : '';
  return row(`\`${name}\``, meta.takes ?? '', otherwise, `${meta.meaning}${secret}`, (meta.usedBy ?? []).join(', '));
}

export const settingsReference = (): string => `# Settings

Written by \`npm run docs\` from \`server/settings/settings.ts\`; don't edit it here.

Settings are environment variables. They are read once, at start; one that cannot be used ends the start with a message that
names it. An empty variable counts as absent. “This machine alone” is a \`HOST\` that is loopback and a \`PUBLIC_URL\` that is plain
http on loopback, outside production.

| Variable | Takes | Without it | Meaning | Used by |
| --- | --- | --- | --- | --- |
${Object.entries(settings.describe().fields)
  .map(([name, described]) => rowOf(name, described as Described))
  .join('\n')}

The programs:

${Object.entries(PROGRAMS)
  .map(([name, command]) => `- **${name}**: ${command}`)
  .join('\n')}

## Development and tests

| Variable | Used by | Meaning |
| --- | --- | --- |
${DEVELOPMENT.map((one) => row(`\`${one[0]}\``, one[1], one[2])).join('\n')}
`;
