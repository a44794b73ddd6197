/** The form's validation: the same yup schema as the server's body check, with its codes put into words. */
import type { TranslateFunction } from 'ra-core';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { parentIn, problemsAgainst } from '#schemas/kernel/rules/against.ts';
import { bodySchema, type Message, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { wordsOf } from '../words.ts';
import { bodyOf, type Values } from './body.ts';

/** A validation code as a sentence about a field. `other` names a field, so its label stands in. */
export function sentenceOf(translate: TranslateFunction, entity: Entity, key: string, { code, params = {} }: Message): string {
  const words = wordsOf(translate, entity);
  const other = typeof params.other === 'string' ? { other: words.wire(params.other) } : {};
  return translate(`errors.${code}`, { ...params, ...other, label: words.wire(key) });
}

/** `notifyPartyEmail[2]` and `title.<language>` are faults of the input that holds them. */
const inputOf = (path: string): string => path.split(/[.[]/)[0] ?? path;

/**
 * @param parent the record that the new one belongs to: input is compared with it
 * @param record the record that the form changes
 */
export function makeResolver(
  entity: Entity,
  operation: string,
  session: Session,
  translate: TranslateFunction,
  parent?: Values,
  record?: Values,
): Resolver<Values> {
  const schema = bodySchema(entity, operation, { ...session, zone: session.officeCentre?.timeZone }, record);
  const above = parent ?? parentIn(entity, record);
  return async (values) => {
    const body = bodyOf(entity, operation, session, values);
    const action = entity.actions[operation];
    const problems = {
      ...(action && above ? problemsAgainst(entity, action, body, above, session) : {}),
      ...problemsOf(schema, body),
    };
    if (Object.keys(problems).length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of Object.entries(problems)) {
      const key = inputOf(path);
      errors[key] ??= { type: message.code, message: sentenceOf(translate, entity, key, message) };
    }
    return { values: {}, errors };
  };
}
