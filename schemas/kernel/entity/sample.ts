/**
 * Typical records of an entity: what the tests send where a field alone does not tell, what the demo data holds, what the gallery
 * shows. They are declared beside the schemas and not in them, so that no page of the product loads them.
 */
import type { AnyEntity } from '../areas/area.ts';
import type { ValuesOf } from './types.ts';

/** Records of one entity, by wire key. They may leave fields out; files and other records are made by whoever needs them. */
export interface Sample<R extends readonly object[] = readonly Readonly<Record<string, unknown>>[]> {
  entity: string;
  records: R;
  /** Their values go together: a rule of the area would refuse what the fields alone allow. */
  together?: true;
}

/** The compiler checks the keys and values; `samples.test.ts` checks them by the forms. */
export const defineSample = <E extends AnyEntity, const R extends readonly ValuesOf<E>[]>(
  { name }: E,
  records: R,
  options?: Pick<Sample, 'together'>,
): Sample<R> => ({ entity: name, records, ...options });
