/** A list in the body of a call (`ListInput`): every object is checked like a body of its own. */
import type { ListInput } from '#schemas/kernel/calls/endpoint.ts';
import { fieldSchema, type Message, problemsOf } from '#schemas/kernel/rules/validate.ts';

/** The errors, by `guests.0.guestName`; an absent list has none. */
export function listProblems(key: string, { rows, max }: ListInput, given: unknown): [string, Message][] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) return [[key, { code: 'notList' }]];
  if (given.length > max) return [[key, { code: 'tooManyItems', params: { max } }]];
  return given.flatMap((row: unknown, index): [string, Message][] => {
    const at = `${key}.${index}`;
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return [[at, { code: 'notObject' }]];
    const strange = Object.keys(row).filter((name) => !Object.hasOwn(rows, name));
    return [
      ...strange.map((name): [string, Message] => [`${at}.${name}`, { code: 'unknownField' }]),
      ...Object.entries(rows).flatMap(([name, field]): [string, Message][] => {
        const found = problemsOf(fieldSchema(field), (row as Record<string, unknown>)[name]);
        return found ? [[`${at}.${name}`, Object.values(found)[0] as Message]] : [];
      }),
    ];
  });
}
