/**
 * The form of a new record in steps: `form: [{ section: 'contact', step: 'contact', fields }]`. Sections of one step stand together; the
 * last step is a review of everything. A change is one page, as for any other entity.
 */
import type { Entity } from '../entity/entity.ts';
import type { Section } from '../entity/pages.ts';
import { isPointer } from '../fields/field.ts';

export interface Step {
  step: string;
  sections: readonly Section[];
}

/** In the order of the form; empty where it has none. */
export function stepsOf({ form }: Pick<Entity, 'form'>): Step[] {
  const steps = new Map<string, Section[]>();
  for (const section of form) if (section.step) steps.set(section.step, [...(steps.get(section.step) ?? []), section]);
  return [...steps].map(([step, sections]) => ({ step, sections }));
}

/** Errors in the declaration, for the boot check. */
export function stepProblems({ form, fields }: Pick<Entity, 'form' | 'fields'>): string[] {
  const named = form.flatMap(({ step }) => step ?? []);
  if (named.length === 0) return [];
  const pointers = form.flatMap((section) => section.fields.filter((name) => fields[name] && isPointer(fields[name])));
  return [
    ...(named.length < form.length ? ['some sections of its form are in no step'] : []),
    ...(new Set(named).size < 2 ? ['its form has one step, which is no wizard'] : []),
    ...(named.some((step, index) => named.indexOf(step) < index && named[index - 1] !== step)
      ? ['the sections of a step of its form do not stand together']
      : []),
    ...pointers.map((name) => `'${name}' of its form is a record or a file, which the review of steps cannot show`),
  ];
}
