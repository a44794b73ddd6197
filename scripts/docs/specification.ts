/**
 * docs/specification.md: what a number in a test or a comment stands for. Rules (`R-0123`) and sections (`000 §6`) are those of the
 * three documents from which the product was built; their sentences are in docs/specification, so that nobody needs the documents.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Rule {
  id: string;
  area: string;
  rule: string;
  source: string;
}
interface Document {
  document: string;
  title: string;
  sections: readonly { section: number; title: string }[];
}
const read = <T>(root: URL, name: string): T =>
  JSON.parse(readFileSync(new URL(`docs/specification/${name}.json`, root), 'utf8')) as T;

const FOLDERS = ['authProvider', 'config', 'dataProvider', 'i18n', 'resources', 'schemas', 'scripts', 'server', 'src', 'tests'];
const ENDINGS = ['.ts', '.tsx', '.mjs', '.css'];

/** A number that is cited, and by whom. */
export interface Citation {
  number: string;
  file: string;
}
/** Sources, tests, decisions and guide: what may cite. */
const citing = (base: string): string[] => [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => ENDINGS.includes(extname(name)))
      .map((name) => join(folder, name)),
  ),
  ...['docs/decisions', 'docs/guide'].flatMap((folder) => readdirSync(join(base, folder)).map((name) => join(folder, name))),
];

/** What a pattern finds in all that may cite. */
export function cited(root: URL, pattern: RegExp): Citation[] {
  const base = fileURLToPath(root);
  return citing(base).flatMap((file) =>
    [...readFileSync(join(base, file), 'utf8').matchAll(pattern)].map(([number]) => ({ number, file })),
  );
}
/** Every rule and section that is cited; `R-0123` and `000 §6`. */
export const citations = (root: URL): Citation[] => cited(root, /\bR-\d{4}\b|\b00\d §\d+/g);

/** The numbers that docs/specification knows. */
export const knownNumbers = (root: URL): Set<string> =>
  new Set([
    ...read<Rule[]>(root, 'rules').map(({ id }) => id),
    ...read<Document[]>(root, 'documents').flatMap(({ document, sections }) =>
      sections.map(({ section }) => `${document} §${section}`),
    ),
  ]);

/** Rules that only unit tests ask for, each with the reason why no call or page shows it. */
export const unitOnly = (root: URL): Map<string, string> =>
  new Map(
    Object.entries(read<Record<string, readonly string[]>>(root, 'unitOnly')).flatMap(([reason, ids]) =>
      ids.map((id) => [id, reason] as const),
    ),
  );

export function specification(root: URL): string {
  const numbers = new Set(citations(root).map(({ number }) => number));
  const rules = read<Rule[]>(root, 'rules').filter(({ id }) => numbers.has(id));
  const areas = [...new Set(rules.map(({ area }) => area))].sort();
  const reasons = unitOnly(root);
  const line = ({ id, rule, source }: Rule) => {
    const reason = reasons.get(id);
    return `- **${id}** (${source}): ${rule}${reason ? ` *Unit tests alone. ${reason}*` : ''}`;
  };
  const documents = read<Document[]>(root, 'documents').map(
    ({ document, title, sections }) =>
      `**${document}**: ${title}. ${sections.map(({ section, title: name }) => `§${section} ${name}`).join(' · ')}.`,
  );
  return `# What the numbers stand for

Written by \`npm run docs\` from \`docs/specification\`; don't edit it here. Atrium was built from a specification of three documents. Comments and tests name a
section as \`000 §6\`, with a heading in it if that helps, and a single rule as \`R-0123\`. A test that has a rule in its title asks the running product for what that rule
says; where only unit tests do, the rule has the reason below. Below are the rules that sources and tests cite; all of them are in \`docs/specification/rules.json\`.

- [Documents](#documents)
- [Glossary](#glossary)
- [Rules](#rules)

## Documents

${documents.join('\n\n')}

## Glossary

${readFileSync(new URL('docs/specification/glossary.md', root), 'utf8').trim()}

## Rules

${areas
  .map(
    (area) =>
      `### ${area}\n\n${rules
        .filter((rule) => rule.area === area)
        .map(line)
        .join('\n')}\n`,
  )
  .join('\n')}`;
}
