/**
 * Changes of questions that are published (002 §3): who has answered keeps the question that was asked. A question whose meaning
 * changes gets a new id; the old one is kept, with its wording, among those that are asked no more.
 */
import { type OptionItem, renumbered } from '#schemas/kernel/fields/optionList.ts';

export interface Questions {
  options: readonly OptionItem[] | null;
  optionsVersion: number | null;
  formerOptions: readonly OptionItem[] | null;
}
const MAX_ID = 40;

/** What an answer depends on: its place in the list, and limits that a later answer is checked against, do not count. */
const meaningOf = ({ type, label, choices = [], max }: OptionItem): string =>
  JSON.stringify([
    type,
    sorted(label),
    [...choices].sort((one, other) => (one.id < other.id ? -1 : 1)).map((choice) => [choice.id, sorted(choice.label)]),
    type === 'RATING' ? (max ?? null) : null,
  ]);
/** The texts of a label by language, whatever the order of its keys. */
const sorted = (label: OptionItem['label']): unknown => (typeof label === 'string' ? label : Object.entries(label).sort());

/** An id that neither these questions nor former ones have: `wish` becomes `wish-v2`. */
function freshId(id: string, version: number, taken: ReadonlySet<string>): string {
  const stem = id.replace(/-v\d+$/, '');
  for (let next = version; ; next += 1) {
    const end = `-v${next}`;
    const fresh = `${stem.slice(0, MAX_ID - end.length)}${end}`;
    if (!taken.has(fresh)) return fresh;
  }
}

/**
 * The questions after a change of published ones.
 * @param sent what the form sent, null for no questions; questions and choices keep the ids that they had
 * @returns `before` with the new order alone, if no question means something else
 */
export function newVersion(
  before: Questions,
  sent: readonly OptionItem[] | null,
): Questions & { options: readonly OptionItem[] } {
  const [asked, now] = [sent ?? [], before.options ?? []];
  const known = new Map(now.map((item) => [item.id, item]));
  const former = before.formerOptions ?? [];
  const taken = new Set([...now, ...former, ...asked].flatMap((item) => [item.id, ...(item.choices ?? []).map(({ id }) => id)]));
  const optionsVersion = (before.optionsVersion ?? 1) + 1;
  const gone = new Map(known);
  let isChanged = false;
  const options = asked.map((item) => {
    const was = known.get(item.id);
    if (was && meaningOf(was) === meaningOf(item)) {
      gone.delete(item.id);
      return item;
    }
    isChanged = true;
    // A new question must not take the id of one that was answered once.
    if (!was && !former.some(({ id }) => id === item.id)) return item;
    const id = freshId(item.id, optionsVersion, taken);
    taken.add(id);
    return { ...item, id };
  });
  if (!isChanged && gone.size === 0)
    return { options, optionsVersion: before.optionsVersion, formerOptions: before.formerOptions };
  return {
    options,
    optionsVersion,
    formerOptions: renumbered([...former, ...gone.values()].map((item, index) => ({ ...item, position: index + 1 }))),
  };
}

/** The same questions in the order of the ids; undefined unless these are exactly theirs. */
export function inOrderOf(options: readonly OptionItem[], ids: unknown): OptionItem[] | undefined {
  if (!Array.isArray(ids) || ids.length !== options.length || new Set(ids).size !== ids.length) return undefined;
  const items = ids.map((id) => options.find((item) => item.id === id));
  return items.every((item) => item !== undefined)
    ? (items as OptionItem[]).map((item, index) => ({ ...item, position: index + 1 }))
    : undefined;
}
