/** A minimal translator: a key and its parameters; returns the key itself when nothing is found. */
import type { Catalogue } from './shape.ts';

export type Params = Readonly<Record<string, string | number>>;

/** The text at a dotted key, `%{name}` filled in; of `one |||| many` the form for `smart_count`. */
export function textOf(catalogue: Catalogue, key: string, params: Params = {}): string | undefined {
  let at: string | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  if (typeof at !== 'string') return undefined;
  const forms = at.split('||||');
  const form = forms.length > 1 && params.smart_count !== undefined && params.smart_count !== 1 ? forms[1] : forms[0];
  return (form as string).trim().replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
