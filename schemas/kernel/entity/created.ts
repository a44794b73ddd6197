/**
 * What the answer to a create says beside the record, in the words of the specification: what has become of it, and under which keys.
 *
 *     api: { created: {
 *       userCreationType: [{ is: 'REQUEST', when: { status: 'PENDING' } }, { is: 'USER' }],
 *       registerRequestId: { key: 'id', when: { status: 'PENDING' }, opens: 'user-registration-requests' },
 *     } }
 */
import { matches, type Where } from '../rules/where.ts';

/** The first of them whose condition the answer meets. */
type Kinds = readonly { is: string; when?: Where }[];
/** A value of the record, null where the condition is not met. `opens`: the page of that entity opens after the form instead of the record's own. */
interface Key {
  key: string;
  when?: Where;
  opens?: string;
}
export type CreatedWord = Kinds | Key;
export type Created = Readonly<Record<string, CreatedWord>>;

export const isKey = (word: CreatedWord): word is Key => 'key' in word;

/** The words for what was created: a record, or what the area has created instead, without an id. */
export function createdWords(
  created: Created,
  data: Readonly<Record<string, unknown>>,
  today: string,
): Record<string, string | number | null> {
  const values = { today, record: data };
  return Object.fromEntries(
    Object.entries(created).map(([name, word]) => {
      if (!isKey(word)) return [name, word.find(({ when }) => matches(when, data, values))?.is ?? null];
      return [name, matches(word.when, data, values) ? ((data[word.key] as number | undefined) ?? null) : null];
    }),
  );
}

/** The entity and key of the page that opens after the form, if it is another one's. */
export function openedInstead(
  created: Created | undefined,
  data: Readonly<Record<string, unknown>>,
): { entity: string; id: number } | undefined {
  for (const [name, word] of Object.entries(created ?? {}))
    if (isKey(word) && word.opens && typeof data[name] === 'number') return { entity: word.opens, id: data[name] };
  return undefined;
}

/** As much of an entity as is asked here. */
interface Creating {
  fields: object;
  api: { verbs: { create?: unknown }; created?: Created };
}
/** Errors in the declarations, for the boot check. */
export function createdProblems({ fields, api }: Creating, hasPage: (entity: string) => boolean): string[] {
  const { created } = api;
  if (!created) return [];
  return [
    ...(api.verbs.create ? [] : ['it says what was created, and nothing can be']),
    ...Object.entries(created).flatMap(([name, word]) => [
      ...(name in fields ? [`the answer to a create says '${name}', which is a field`] : []),
      ...(isKey(word) && word.opens && !hasPage(word.opens) ? [`'${name}' opens '${word.opens}', which has no page`] : []),
    ]),
  ];
}
