/** What each kind of field is on the server. A kind that is missing here does not compile. */
import type { Field, FieldByKind } from '#schemas/kernel/fields/field.ts';
import { besideKinds } from './beside.ts';
import { choicesKinds } from './choices.ts';
import { codesKinds } from './codes.ts';
import type { KindsOf, ServerKind } from './kind.ts';
import { languagesKinds } from './languages.ts';
import { numbersKinds } from './numbers.ts';
import { pointersKinds } from './pointers.ts';
import { rowsKinds } from './rows.ts';
import { textKinds } from './text.ts';
import { timesKinds } from './times.ts';

const kinds: KindsOf<FieldByKind> = {
  ...textKinds,
  ...codesKinds,
  ...numbersKinds,
  ...timesKinds,
  ...choicesKinds,
  ...languagesKinds,
  ...pointersKinds,
  ...rowsKinds((field) => kindOf(field)),
  ...besideKinds,
};

export type { JsonSchema } from './kind.ts';

/** The registry entry of a field's kind, its field argument widened. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): ServerKind<Field> => kinds[kind] as unknown as ServerKind<Field>;
