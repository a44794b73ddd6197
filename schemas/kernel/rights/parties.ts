/**
 * Who may act on a record besides what side and permission say: people whom the building names, or whom the record names.
 *
 *     parties: {
 *       mcst: { inSetting: 'fm-form-settings.mcstUsers', match: 'username' },
 *       host: { field: 'applicant' },
 *     }
 *     actions: { mcstApprove: { by: ['mcst'], … } }
 *
 * `inSetting`: rows of a field of what the building sets once; a row names a person by the e-mail address in `match`, whatever its case. The
 * session knows these parties (`Session.parties`), so that menu, buttons, queue and calls agree. `field`: the person to whom the reference
 * points; this is asked of the record.
 */
import { type Fields, isOneReference, isRows, wireKey } from '../fields/field.ts';

export type Party = { inSetting: string; match: string } | { field: string };
export type Parties = Readonly<Record<string, Party>>;

type Row = Readonly<Record<string, unknown>>;
interface Declared {
  parties?: Parties;
  fields: Fields;
}

/** The settings of which a session must be named in one; undefined where a party of the record would do as well. */
export function settingsOf({ parties = {} }: Pick<Declared, 'parties'>, by: readonly string[] | undefined): string[] | undefined {
  const asked = (by ?? []).map((name) => parties[name]);
  return by && asked.every((party) => party && 'inSetting' in party)
    ? asked.flatMap((party) => (party && 'inSetting' in party ? [party.inSetting] : []))
    : undefined;
}

/** Is the session one of these parties? Those of a record count only with the record. */
export function isParty(
  session: { userId: number; parties?: readonly string[] },
  { parties = {}, fields }: Declared,
  by: readonly string[],
  record?: Row,
): boolean {
  return by.some((name) => {
    const party = parties[name];
    if (!party) return false;
    if ('inSetting' in party) return session.parties?.includes(party.inSetting) ?? false;
    const field = fields[party.field];
    return !record || (field !== undefined && record[wireKey(party.field, field)] === session.userId);
  });
}

/** Where the rows of a setting are: the entity and its field. */
export const placeOf = (setting: string): { entity: string; field: string } => {
  const [entity = '', field = ''] = setting.split('.');
  return { entity, field };
};

/** Does the entity hold a setting that names a party? */
export const isPartySetting = (entities: readonly Pick<Declared, 'parties'>[], name: string): boolean =>
  entities.some(({ parties = {} }) =>
    Object.values(parties).some((party) => 'inSetting' in party && placeOf(party.inSetting).entity === name),
  );

/** Errors in the declarations, for the boot check. */
export function partyProblems(
  { parties = {}, fields, actions }: Declared & { actions: Readonly<Record<string, { by?: readonly string[] }>> },
  byName: ReadonlyMap<string, { fields: Fields; singleton?: object }>,
): string[] {
  return [
    ...Object.entries(parties).flatMap(([name, party]) => {
      if (!('inSetting' in party))
        return isOneReference(fields[party.field]) ? [] : [`party '${name}': '${party.field}' is no reference`];
      const { entity, field } = placeOf(party.inSetting);
      const setting = byName.get(entity);
      const rows = setting?.fields[field];
      return setting?.singleton && rows && isRows(rows) && party.match in rows.fields
        ? []
        : [`party '${name}': '${party.inSetting}' is no rows with '${party.match}' of what a building sets once`];
    }),
    ...Object.entries(actions).flatMap(([action, { by = [] }]) =>
      by.filter((name) => !parties[name]).map((name) => `action '${action}' is by '${name}', which is no party`),
    ),
  ];
}
