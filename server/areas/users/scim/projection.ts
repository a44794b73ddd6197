/** `attributes` and `excludedAttributes` (RFC 7644 §3.9): which attributes of a resource are answered. */
import { shortName } from './values.ts';

export interface Projection {
  attributes?: string;
  excludedAttributes?: string;
}
type Resource = Readonly<Record<string, unknown>>;
/** Always answered, whatever is asked. */
const ALWAYS: ReadonlySet<string> = new Set(['schemas', 'id']);

const namesIn = (list: string | undefined): string[][] =>
  (list ?? '')
    .split(',')
    .map((one) => shortName(one.trim()).toLowerCase())
    .filter(Boolean)
    .map((name) => name.split('.'));

/** The parts of a value that are asked for by `emails.value`, or those that are not. */
function partsOf(value: unknown, parts: readonly string[], keep: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => partsOf(one, parts, keep));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => parts.includes(key.toLowerCase()) === keep));
}

function projected(resource: Resource, names: readonly string[][], keep: boolean): Resource {
  return Object.fromEntries(
    Object.entries(resource).flatMap(([key, value]): [string, unknown][] => {
      const asked = names.filter(([name]) => name === key.toLowerCase());
      const parts = asked.flatMap(([, part]) => (part === undefined ? [] : [part]));
      if (ALWAYS.has(key)) return [[key, value]];
      if (asked.length === 0) return keep ? [] : [[key, value]];
      if (asked.length > parts.length) return keep ? [[key, value]] : [];
      return [[key, partsOf(value, parts, keep)]];
    }),
  );
}

/** Whether an attribute is answered at all: what is costly to read is not read for nothing. */
export const isAsked = ({ attributes, excludedAttributes }: Projection, name: string): boolean =>
  (!attributes?.trim() || namesIn(attributes).some(([one]) => one === name)) &&
  !namesIn(excludedAttributes).some(([one, part]) => one === name && part === undefined);

export function projectedBy({ attributes, excludedAttributes }: Projection, resource: Resource): Resource {
  const wanted = namesIn(attributes);
  const kept = wanted.length ? projected(resource, wanted, true) : resource;
  return projected(kept, namesIn(excludedAttributes), false);
}
