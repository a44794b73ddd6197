/** How a record presents itself: the strip of facts below its title, and the stamps of its timeline. */
import type { Entity } from './entity.ts';

const MIN_FACTS = 3;
const MAX_FACTS = 6;

/** One stamp of an entity: the names of its fields. */
export interface StampFields {
  name: string;
  date: string;
  user?: string;
  /** The reason. */
  reason?: string;
}

/** The stamps of an entity, in the order of its fields. */
export function stampsOf(entity: Pick<Entity, 'fields'>): StampFields[] {
  const stamps = new Map<string, StampFields>();
  for (const [field, { stamp }] of Object.entries(entity.fields)) {
    if (stamp === undefined) continue;
    const known = stamps.get(stamp) ?? { name: stamp, date: '' };
    const part = field === `${stamp}Date` ? 'date' : field === `${stamp}User` ? 'user' : 'reason';
    stamps.set(stamp, { ...known, [part]: field });
  }
  return [...stamps.values()];
}

/** Fields in the title; the page does not repeat them. */
export const titleFields = ({ title }: Pick<Entity, 'title'>): string[] =>
  [...title.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);

/** Errors in the facts of an entity and in its stamps, for the boot check. */
export function recordProblems(entity: Entity): string[] {
  const { facts, fields, show } = entity;
  const unknown = facts.filter((name) => !(name in fields)).map((name) => `facts name '${name}', which is no field`);
  const count =
    facts.length && (facts.length < MIN_FACTS || facts.length > MAX_FACTS)
      ? [`there are ${facts.length} facts, not ${MIN_FACTS} to ${MAX_FACTS}`]
      : [];
  const twice = new Set(facts).size < facts.length ? ['facts name a field twice'] : [];
  const inTitle = facts.filter((name) => titleFields(entity).includes(name)).map((name) => `the title says the fact '${name}'`);
  const stamps = [...facts, ...show.flatMap((section) => section.fields)]
    .filter((name) => fields[name]?.stamp)
    .map((name) => `'${name}' belongs to a stamp, which the timeline tells`);
  return [...unknown, ...count, ...twice, ...inTitle, ...stamps];
}
