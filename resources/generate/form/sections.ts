/** How the inputs of a form are grouped: as the form's sections; an action's as on the record's page. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, traitsOf } from '#schemas/kernel/fields/field.ts';

export interface InputSection {
  section: string;
  names: string[];
}

export function inputSections(entity: Entity, operation: string, names: readonly string[]): InputSection[] {
  const layout = operation in entity.actions ? [...entity.form, ...entity.show] : entity.form;
  const left = new Set(names);
  const sections: InputSection[] = [];
  for (const { section, fields } of layout) {
    const own = fields.filter((name) => left.delete(name));
    const present = sections.find((one) => one.section === section);
    if (present) present.names.push(...own);
    else if (own.length) sections.push({ section, names: own });
  }
  if (left.size) {
    const last = sections.at(-1);
    if (last) last.names.push(...left);
    else sections.push({ section: entity.form[0]?.section ?? operation, names: [...left] });
  }
  return sections;
}

/** The instants of a section after its first one, which has named the time zone. */
export const laterInstants = ({ fields }: Pick<Entity, 'fields'>, names: readonly string[]): ReadonlySet<string> =>
  new Set(names.filter((name) => traitsOf(fields[name] as Field).moment === 'instant').slice(1));
