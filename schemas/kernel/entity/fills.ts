/**
 * Forms of new records whose address says what kind of record it will be: `create: { path: '/promo-codes/new/:type', fills: 'promoType' }`.
 * The last part of the address is a value of that field, in small letters (`/promo-codes/new/store-wide`), which the form then does not ask.
 */
import { paramsOf } from '../calls/path.ts';
import { type Fields, isChoice } from '../fields/field.ts';

/** As much of an entity as is asked here. */
interface Filling {
  fields: Fields;
  pages: { create?: string };
  fills?: string;
  form: readonly { fields: readonly string[] }[];
}

const wordOf = (value: string): string => value.toLowerCase().replaceAll('_', '-');
const valuesOf = ({ fields, fills = '' }: Pick<Filling, 'fields' | 'fills'>): readonly string[] => {
  const field = fields[fills];
  return isChoice(field) ? field.values : [];
};

/** The addresses of the form, each with the value that it fills in; one without a value where nothing is filled in. */
export function createPaths(entity: Pick<Filling, 'fields' | 'pages' | 'fills'>): { path: string; value?: string }[] {
  const { create } = entity.pages;
  if (create === undefined) return [];
  if (entity.fills === undefined) return [{ path: create }];
  return valuesOf(entity).map((value) => ({ path: create.replace(/:\w+/, wordOf(value)), value }));
}

/** What the parameters of the address fill in; undefined for an address that means no value. */
export const filledIn = (
  entity: Pick<Filling, 'fields' | 'pages' | 'fills'>,
  params: Readonly<Record<string, string | undefined>>,
): string | undefined => {
  const [param = ''] = paramsOf(entity.pages.create ?? '');
  return valuesOf(entity).find((value) => wordOf(value) === params[param] || value === params[param]);
};

/** Errors in the declarations, for the boot check. */
export function fillsProblems({ fields, pages, fills, form }: Filling): string[] {
  const params = paramsOf(pages.create ?? '');
  if (fills === undefined) return params.length ? [`nothing is filled in by '${params[0]}' of the page of a new record`] : [];
  const isAsked = form.some((section) => section.fields.includes(fills));
  return [
    ...(params.length === 1 ? [] : [`the page of a new record fills in '${fills}', by no parameter or by several`]),
    ...(isChoice(fields[fills]) && isAsked
      ? []
      : [`the page of a new record fills in '${fills}', which is no choice of its form`]),
  ];
}
