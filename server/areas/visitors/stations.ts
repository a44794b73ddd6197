/** The stations of the lobby (000 §2): what they show, visitors who register there or hold up a code, and the directory. */
import { sql } from 'drizzle-orm';
import { localeCodes, localeOf } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { dateIn, localAt } from '#schemas/kernel/fields/clock.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { systemData } from '#schemas/kernel/fields/systemData.ts';
import { visit } from '#schemas/visitors/visit.ts';
import { nameKey } from '#schemas/visitors/visitName.ts';
import { visitorStation } from '#schemas/visitors/visitorStation.ts';
import type { Queryable } from '#server/db/database.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import type { KeyedContext } from '#server/engine/keyed/calls.ts';
import { endKey, pairByCode } from '#server/engine/keyed/pairing.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { any, flag, listOf, objectOf, orNull, text, uuid, whole, words } from '#server/openapi/values.ts';
import { takeScan } from './desk.ts';
import type { Given } from './lacking.ts';
import { asksOf, asksSchema, enteredValues, lackingProblems } from './link.ts';
import { settingOf } from './setting.ts';

export const stationRules = rulesFor(visitorStation, {
  actions: {
    pair: (context, rows) => pairByCode(context, rows as never),
    revoke: (context, rows) => endKey(context, rows as never),
  },
});

export const welcomeSchema = objectOf({
  building: text,
  station: text,
  stationKind: text,
  greeting: words,
  clearSeconds: whole,
  walkIns: flag,
  now: text,
  companies: listOf(objectOf({ uuid, name: text, floors: listOf(text) })),
  purposes: listOf(objectOf({ code: text, labels: any })),
  ...asksSchema,
});
export const hostsSchema = listOf(objectOf({ uuid, name: text }));
export const registeredSchema = objectOf({ referenceNo: text, status: text, host: text, checkInCode: orNull(text), again: flag });
export const stationScanSchema = objectOf({
  ok: flag,
  again: flag,
  message: text,
  visitorName: orNull(text),
  host: orNull(text),
});

interface Company {
  id: number;
  uuid: string;
  name: string;
  floors: string[];
}
const companiesOf = (on: Queryable, buildingId: unknown): Promise<Company[]> =>
  on.query<Company & object>(sql`
    select c.id, c.uuid, c.company_name as name,
      coalesce(array_agg(distinct u.floor_no order by u.floor_no) filter (where u.floor_no is not null and u.active), '{}') as floors
    from office_centres c left join office_centre_units u on u.tenant_id = c.id
    where c.landlord_id = ${buildingId} and c.active group by c.id order by c.company_name, c.id limit 2000`);

export async function welcome({ db, record }: KeyedContext) {
  const buildingId = record.officeCentreId as number;
  const setting = await settingOf(db, buildingId, null);
  const companies = await companiesOf(db, buildingId);
  return {
    building: setting.building,
    station: record.name,
    stationKind: record.stationKind,
    greeting: record.greeting ?? null,
    clearSeconds: record.clearSeconds,
    walkIns: setting.walkIns,
    now: localAt(setting.zone, Date.now()).time,
    companies: companies.map(({ uuid: key, name, floors }) => ({ uuid: key, name, floors })),
    purposes: systemData.VISIT_PURPOSE.map(({ code }) => ({
      code,
      labels: Object.fromEntries(localeCodes.map((locale) => [locale, translate(locale, `systemData.VISIT_PURPOSE.${code}`)])),
    })),
    ...asksOf(setting),
  };
}

async function companyOf(on: Queryable, buildingId: unknown, key: unknown): Promise<number> {
  const [found] = UUID.test(String(key))
    ? await on.query<{ id: number }>(
        sql`select id from office_centres where uuid = ${String(key)}::uuid and landlord_id = ${buildingId} and active`,
      )
    : [];
  if (!found) throw new AppError('validation', { fields: { companyUuid: { code: 'noSuchRecord' } } });
  return found.id;
}

/** Only whoever knows the whole name finds the person: a station is no list of a company's staff. */
export async function hosts({ db, record, body }: KeyedContext) {
  const wanted = nameKey(String(body.name));
  const companyId = await companyOf(db, record.officeCentreId, body.companyUuid);
  const people = await db.query<{ uuid: string; name: string }>(sql`
    select distinct u.uuid, u.full_name as name from users u join user_roles r on r.user_id = u.id and r.active
    where r.office_centre_id = ${companyId} and u.status = 'ACTIVE' and u.full_name is not null`);
  return people.filter(({ name }) => wanted && nameKey(name) === wanted).slice(0, 5);
}

const stationReach = (record: KeyedContext['record'], zone: string): Reach => {
  const buildingId = record.officeCentreId as number;
  return { ...systemReach(String(record.name), dateIn(zone)), centreId: buildingId, buildingId, zone };
};

/** A visit from now on, once for each key. Throws AppError notAllowedNow where the building takes no walk-ins, validation. */
export async function register(context: KeyedContext) {
  const { db, model, config, origin, record, body, locale } = context;
  const buildingId = record.officeCentreId as number;
  const entity = model.entity(visit.name);
  const key = `${record.id}:${body.requestKey}`;
  const run = db.transaction(async (tx) => {
    const made = sql`select v.reference_no as "referenceNo", v.status, u.full_name as host, v.check_in_code as "checkInCode"
      from visits v join users u on u.id = v.host_id where lower(v.request_key) = ${key.toLowerCase()}`;
    const answer = async (again: boolean) => {
      const [found] = await tx.query<{ status: string; checkInCode: string | null }>(made);
      return found && { ...found, checkInCode: found.status === 'APPROVED' ? found.checkInCode : null, again };
    };
    const before = await answer(true);
    if (before) return before;
    const tenantId = await companyOf(tx, buildingId, body.companyUuid);
    const setting = await settingOf(tx, buildingId, tenantId);
    if (!setting.walkIns) throw new AppError('notAllowedNow', { messageKey: 'visitErrors.noWalkIns' });
    const [host] = UUID.test(String(body.hostUuid))
      ? await tx.query<{ id: number }>(sql`
          select u.id from users u join user_roles r on r.user_id = u.id and r.active
          where u.uuid = ${String(body.hostUuid)}::uuid and r.office_centre_id = ${tenantId} and u.status = 'ACTIVE' limit 1`)
      : [];
    if (!host) throw new AppError('validation', { fields: { hostUuid: { code: 'noSuchRecord' } } });
    const entered = await enteredValues(tx, body, {});
    // A picture is taken at the desk.
    const asked = { ...setting, required: setting.required.filter((one) => one !== 'PHOTO') };
    refuseProblems(lackingProblems(entered as Given, asked));
    const now = Date.now();
    const { date, time } = localAt(setting.zone, now);
    const end = localAt(setting.zone, Math.min(now + 2 * 3_600_000, now + setting.longestStayHours * 3_600_000 - 60_000));
    const values = {
      ...entered,
      tenantId,
      hostId: host.id,
      purpose: body.purpose,
      locale: localeOf(String(body.locale)).locale,
      visitDate: date,
      arrivalTime: time,
      leaveTime: end.time,
      source: 'KIOSK',
      requestKey: key,
    };
    await storeNew(tx, { model, config, origin, entity, reach: stationReach(record, setting.zone), locale }, 'create', {
      values,
      linked: {},
    });
    return answer(false);
  });
  return run.catch((error) => {
    throw asAppError(error, entity);
  });
}

export async function checkInAtStation({ db, model, config, origin, record, body, locale }: KeyedContext) {
  const buildingId = record.officeCentreId as number;
  const { zone } = await settingOf(db, buildingId, null);
  const reach = stationReach(record, zone);
  const found = await db.transaction((tx) =>
    takeScan(tx, { model, config, origin, reach, locale }, sql`v.office_centre_id = ${buildingId}`, {
      code: String(body.code),
      type: 'ENTRY',
      requestKey: `${record.id}:${body.requestKey}`,
      at: Date.now(),
      desk: String(record.name),
    }),
  );
  const { visitorName, host } = (found.visit ?? {}) as { visitorName?: string; host?: string };
  const told = found.ok || found.reason === 'ALREADY';
  // Whoever is stopped hears only that the desk knows more.
  const message = found.reason === 'BLOCKED' ? translate(locale, 'visitErrors.scan.UNAPPROVED') : found.message;
  return {
    ok: found.ok,
    again: found.again,
    message,
    visitorName: told ? (visitorName ?? null) : null,
    host: told ? (host ?? null) : null,
  };
}
