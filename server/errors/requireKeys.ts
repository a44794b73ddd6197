import { refuseProblems } from './appError.ts';

/** The body of a call that takes these keys and has no form: `version` of a deletion, `ids` of an order. Absent is empty. */
export function requireKeys(body: unknown, keys: readonly string[]): Record<string, unknown> {
  const given = body ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) refuseProblems({ root: { code: 'notObject' } });
  const unknown = Object.keys(given).filter((key) => !keys.includes(key));
  refuseProblems(Object.fromEntries(unknown.map((key) => [key, { code: 'unknownField', params: { fields: key } }])));
  return given as Record<string, unknown>;
}
