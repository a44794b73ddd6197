/** Errors in what an entity tells (`notifications`), for the boot check. */

import type { Entity } from '../entity/entity.ts';
import { type Fields, isReference, traitsOf } from '../fields/field.ts';
import { chosenKinds } from '../notices/channels.ts';
import { REFUND_FAILED, type Recipient } from '../notices/notification.ts';

type ByName = ReadonlyMap<string, Entity>;

/** Does the field hold people or e-mail addresses? */
function isTold(fields: Fields | undefined, name: string, byName: ByName): boolean {
  const field = fields?.[name];
  if (!field) return false;
  return isReference(field)
    ? byName.get(field.to)?.fields.username !== undefined
    : Boolean(traitsOf(field).addresses || traitsOf(field).address);
}

function problemOf({ fields }: Entity, to: Recipient, byName: ByName): string | undefined {
  if (typeof to === 'string') return isTold(fields, to, byName) ? undefined : `'${to}', which holds neither people nor addresses`;
  if ('of' in to) {
    const field = fields[to.of];
    const target = field && isReference(field) ? byName.get(field.to) : undefined;
    return isTold(target?.fields, to.field, byName)
      ? undefined
      : `'${to.field}' of '${to.of}', which holds neither people nor addresses`;
  }
  if ('setting' in to) {
    const setting = byName.get(to.setting);
    return setting?.singleton && isTold(setting.fields, to.field, byName)
      ? undefined
      : `'${to.field}' of '${to.setting}', which is no setting`;
  }
  return undefined;
}

export function notificationProblems(entity: Entity, byName: ByName): string[] {
  const { notifications = {}, actions, states, fields } = entity;
  // What an action hands to a service is decided by that: it is paid, or not given back, when the provider says so.
  const paid = Object.values(actions).some(({ service }) => service !== undefined) ? ['paid', REFUND_FAILED] : [];
  const steps = new Set(['create', 'update', ...Object.keys(actions), ...Object.keys(states?.timed ?? {}), ...paid]);
  return Object.entries(notifications).flatMap(([name, { on, to, kind, leadsTo, facts = [] }]) => [
    ...(chosenKinds.includes(kind) ? [] : [`tells '${name}' as '${kind}', which nobody can turn off`]),
    ...(leadsTo && !/^\/[^/:]*:(id|uuid)$/.test(leadsTo)
      ? [`tells '${name}' of '${leadsTo}', which is no address that ends with the record`]
      : []),
    ...on.filter((one) => !steps.has(one)).map((one) => `tells '${name}' on '${one}', which never happens`),
    ...facts.filter((one) => !fields[one]).map((one) => `tells '${name}' of '${one}', which is no field`),
    ...to.flatMap((one) => {
      const problem = problemOf(entity, one, byName);
      return problem ? [`tells '${name}' to ${problem}`] : [];
    }),
  ]);
}
