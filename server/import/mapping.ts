/** Which column feeds which field: by name, by translated label, by a common other name, or as the caller says. */
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { wireKey } from '#schemas/kernel/field.ts';
import { inputNames } from '#schemas/kernel/validate.ts';

/** Field name to column header. */
export type Mapping = Readonly<Record<string, string>>;

/** Other names under which spreadsheets hold a field of that name. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  code: ['no', 'number', 'id code', 'short name'],
  name: ['title', 'description'],
  username: ['e-mail', 'email', 'email address', 'login'],
  fullName: ['name', 'full name'],
  mobileNumber: ['mobile', 'phone', 'telephone'],
  companyName: ['company', 'name'],
};
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Reads `name=address,code=car_park_no`. Throws when a field or column in it does not exist. */
export function parseMap(entity: Entity, spelled: string, headers: readonly string[]): Mapping {
  const names = inputNames(entity, 'create');
  return Object.fromEntries(
    spelled.split(',').map((pair) => {
      const [field = '', header = ''] = pair.split('=').map((part) => part.trim());
      if (!names.includes(field))
        throw new Error(`--map: ${entity.name} takes no field '${field}' (there are: ${names.join(', ')})`);
      if (!headers.includes(header)) throw new Error(`--map: there is no column '${header}' (there are: ${headers.join(', ')})`);
      return [field, header];
    }),
  );
}

/** The mapping that follows from the headers alone; columns that fit no field are left out. */
export function guessMap(entity: Entity, headers: readonly string[]): Mapping {
  const free = new Set(headers);
  const found: Record<string, string> = {};
  const take = (field: string, wanted: readonly string[]) => {
    if (field in found) return;
    const keys = new Set(wanted.map(plain));
    const header = [...free].find((one) => keys.has(plain(one)));
    if (!header) return;
    found[field] = header;
    free.delete(header);
  };
  const names = inputNames(entity, 'create');
  for (const name of names) {
    const field = entity.fields[name];
    const labels = localeCodes.map((locale) => translate(locale, `resources.${entity.name}.fields.${name}`));
    take(name, [name, ...(field ? [wireKey(name, field)] : []), ...labels]);
  }
  for (const name of names) take(name, ALIASES[name] ?? []);
  return found;
}
