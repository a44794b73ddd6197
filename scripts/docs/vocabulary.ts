/**
 * docs/vocabulary.md: every word that `defineEntity` understands, from the types of the kernel and their comments, with an example and
 * who says it. A word that is new in a type appears here by itself.
 */
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { entities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

const KERNEL = 'schemas/kernel';
const values = (one: object | undefined): object[] => Object.values(one ?? {});
const tabsOf = (tabs: Entity['list']['tabs'] = []): object[] => tabs.flatMap((tab) => [tab, ...tabsOf(tab.tabs)]);

interface Chapter {
  title: string;
  /** File and name of the type. */
  file: string;
  type: string;
  /** Where an entity says such a thing. */
  of: (entity: Entity) => readonly (object | undefined)[];
}
const ENTITY = 'entity/entity.ts';
const API = 'entity/api.ts';
const chapters: readonly Chapter[] = [
  { title: 'An entity', file: ENTITY, type: 'Entity', of: (one) => [one] },
  { title: '`pages`', file: 'entity/pages.ts', type: 'Pages', of: ({ pages }) => [pages] },
  { title: '`api`', file: API, type: 'Api', of: ({ api }) => [api] },
  { title: '`api.verbs`', file: API, type: 'Verbs', of: ({ api }) => [api.verbs] },
  { title: 'An entry of `api.also`', file: 'entity/below.ts', type: 'PathForm', of: ({ api }) => api.also ?? [] },
  { title: '`scope`', file: 'entity/scope.ts', type: 'Scope', of: ({ scope }) => [scope] },
  { title: '`list`', file: 'lists/list.ts', type: 'ListView', of: ({ list }) => [list] },
  { title: 'An entry of `list.tabs`', file: 'lists/list.ts', type: 'Tab', of: ({ list }) => tabsOf(list.tabs) },
  { title: '`list.board`', file: 'lists/board.ts', type: 'Board', of: ({ list }) => [list.board] },
  { title: '`list.timeline`', file: 'lists/timeline.ts', type: 'Timeline', of: ({ list }) => [list.timeline] },
  { title: 'A section of `form` or `show`', file: 'entity/pages.ts', type: 'Section', of: ({ form }) => form },
  { title: 'An entry of `related`', file: 'entity/pages.ts', type: 'Related', of: ({ related }) => related },
  { title: '`states`', file: 'states/states.ts', type: 'States', of: ({ states }) => [states] },
  { title: 'An entry of `states.timed`', file: 'states/timed.ts', type: 'Timed', of: ({ states }) => values(states?.timed) },
  { title: 'An entry of `actions`', file: 'states/action.ts', type: 'Action', of: ({ actions }) => values(actions) },
  { title: 'An entry of `waits`', file: 'states/states.ts', type: 'Waits', of: ({ waits }) => waits ?? [] },
  { title: 'An entry of `endpoints`', file: 'calls/endpoint.ts', type: 'Endpoint', of: ({ endpoints }) => values(endpoints) },
  { title: 'An entry of `uploads`', file: 'calls/upload.ts', type: 'Upload', of: ({ uploads }) => values(uploads) },
  { title: 'An entry of `downloads`', file: 'calls/download.ts', type: 'Download', of: ({ downloads }) => values(downloads) },
  {
    title: 'An entry of `notifications`',
    file: 'notices/notification.ts',
    type: 'EntityNotification',
    of: ({ notifications }) => values(notifications),
  },
  { title: '`occupant`', file: 'calls/occupant.ts', type: 'Occupant', of: ({ occupant }) => [occupant] },
  { title: '`members`', file: 'entity/members.ts', type: 'Members', of: ({ members }) => [members] },
  { title: '`readings`', file: 'entity/readings.ts', type: 'Readings', of: ({ readings }) => [readings] },
  { title: '`singleton`', file: 'entity/singleton.ts', type: 'Singleton', of: ({ singleton }) => [singleton] },
  { title: '`recurrence`', file: 'time/recurrence.ts', type: 'Recurring', of: ({ recurrence }) => [recurrence] },
  { title: '`daysOff`', file: 'time/daysOff.ts', type: 'DaysOff', of: ({ daysOff }) => [daysOff] },
];

export interface Word {
  name: string;
  meaning: string;
}
/** The words of a type, in the order of its declaration, with the text of their comments. @throws if the file has no such type */
export function wordsOfType(source: string, type: string): Word[] {
  const begin = new RegExp(`^export interface ${type}\\b[^\\n]*\\{$`, 'm').exec(source);
  if (!begin) throw new Error(`there is no interface ${type}`);
  const body = source.slice(begin.index + begin[0].length, source.indexOf('\n}', begin.index));
  const words: Word[] = [];
  let comment = '';
  for (const [, said, name] of body.matchAll(/^ {2}(?:\/\*\*([\s\S]*?)\*\/|(\w+)\??:)/gm)) {
    if (said !== undefined) comment = `${comment} ${said}`;
    else if (name) {
      words.push({
        name,
        meaning: comment
          .replace(/\s*\n\s*\* ?/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      });
      comment = '';
    }
  }
  return words;
}

const isSaid = (value: unknown): boolean =>
  value !== undefined && !(typeof value === 'object' && value !== null && Object.keys(value).length === 0);
/** The first of those who say it: what is added later changes nothing here. */
const SHOWN = 3;
const LONGEST = 150;
const cell = (text: string): string => text.replaceAll('|', '\\|');

function exampleOf(value: unknown): string {
  const text = inspect(value, {
    depth: 3,
    breakLength: Number.POSITIVE_INFINITY,
    compact: true,
    maxArrayLength: 6,
    maxStringLength: 80,
  });
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function rowOf({ of }: Chapter, { name, meaning }: Word): string {
  const said = entities.flatMap((entity) =>
    of(entity)
      .map((one) => (one as Record<string, unknown> | undefined)?.[name])
      .filter(isSaid)
      .slice(0, 1)
      .map((value) => ({ by: entity.name, value })),
  );
  const example = said[0] ? `\`\`${exampleOf(said[0].value)}\`\`` : '';
  const by = said.slice(0, SHOWN).map((one) => one.by);
  const users = by.length === 0 ? 'nobody' : `${by.join(', ')}${said.length > SHOWN ? ' and others' : ''}`;
  return `| \`${name}\` | ${cell(meaning)} | ${cell(example)} | ${users} |`;
}

const chapterText = (root: URL, chapter: Chapter): string => {
  const source = readFileSync(new URL(`${KERNEL}/${chapter.file}`, root), 'utf8');
  const rows = wordsOfType(source, chapter.type).map((word) => rowOf(chapter, word));
  return `## ${chapter.title}

\`${chapter.type}\` in \`${KERNEL}/${chapter.file}\`.

| Word | Meaning | Example | Who says it |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
};

export const vocabulary = (root: URL): string => `# The words of an entity

Written by \`npm run docs\` from the types of \`schemas/kernel\` and their comments; don't edit it here. What the words do, and how they go together, is in
the [guide](../CONTRIBUTING.md). Names of fields and the kinds of their values are in \`schemas/kernel/kinds\`. Examples are those of the first entity that
says the word, cut where they are long; what \`defineEntity\` fills in by itself counts as said.

${chapters.map((chapter) => chapterText(root, chapter)).join('\n')}`;
