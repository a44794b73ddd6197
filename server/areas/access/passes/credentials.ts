/** The passes of one person (000 §7): what the profile shows, what is chosen before somebody has registered, and the card from stock. */
import { type SQL, sql } from 'drizzle-orm';
import { accessPinCode } from '#schemas/access/passes/accessPinCode.ts';
import {
  type CredentialType,
  credentialReasons,
  credentialTypes,
  judgeCredential,
  type PassFacts,
} from '#schemas/access/passes/credential.ts';
import { frPass } from '#schemas/access/passes/frPass.ts';
import { hidPass } from '#schemas/access/passes/hidPass.ts';
import { qrPass } from '#schemas/access/passes/qrPass.ts';
import { thirdPartyCard } from '#schemas/access/passes/thirdPartyCard.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { type AreaContext, returning } from '#server/engine/areas/areaCalls.ts';
import { parseId } from '#server/engine/reach/reach.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { createRecord } from '#server/engine/write/create.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { flag, listOf, moment, objectOf, orNull, text, textOf, whole } from '#server/openapi/values.ts';
import { type Holder, holdersOf, mayGiveTo } from './holder.ts';
import { services } from './ports.ts';
import { qrKeysOf } from './qrKeys.ts';
import { makeQrToken, STEP } from './qrToken.ts';

/** A kind of pass on the page of a person. */
const kinds = ['QR', 'HID', 'FACE', 'PIN', 'CARD', 'MOBILE'] as const;
type Kind = (typeof kinds)[number];
const TYPES: Readonly<Record<Kind, CredentialType>> = {
  QR: 'STAFF_QR_PASS',
  HID: 'STAFF_MOBILE_PASS',
  FACE: null,
  PIN: null,
  CARD: 'PHYSICAL_CARD',
  MOBILE: 'STAFF_MOBILE_PASS',
};

interface Pass {
  kind: Kind;
  id: number;
  status: string;
  startAt: string | null;
  endAt: string | null;
  assignedDate: string | null;
  cardId: string | null;
  invitationCode: string | null;
  expiryDate: string | null;
}

/** The person of the path, within scope. Throws AppError notFound. */
async function holderIn(on: Queryable, { reach, params }: AreaContext): Promise<Holder & { buildingId: number }> {
  const { buildingId, tenantId } = reach;
  if (buildingId === null) throw new AppError('centreRequired');
  const userId = parseId(params.userId);
  const holder = userId === null ? undefined : (await holdersOf(on, buildingId, tenantId, [userId])).get(userId);
  if (!holder) throw new AppError('notFound');
  return { ...holder, buildingId };
}

/** What a person holds in a building. */
export const passesOf = (on: Queryable, buildingId: number, userId: number): Promise<Pass[]> => {
  const part = (kind: SQL, table: string, status: string, held: string, more = 'null, null, null::timestamptz') => sql`
    select ${kind} as kind, id, ${sql.raw(status)} as status, start_at as "startAt", end_at as "endAt", assigned_date as "assignedDate", ${sql.raw(more)}
    from ${sql.raw(table)} where office_centre_id = ${buildingId} and user_id = ${userId} and ${sql.raw(held)}`;
  const assigned = "status = 'ASSIGNED'";
  return on.query<Pass>(sql`select kind, id, status, "startAt", "endAt", "assignedDate", "cardId", "invitationCode", "expiryDate" from (
    ${part(sql`'QR'`, 'qr_passes', 'status', assigned, 'null as "cardId", null as "invitationCode", null::timestamptz as "expiryDate"')}
    union all ${part(sql`'HID'`, 'hid_passes', 'pass_status', "pass_status in ('PENDING_ACTIVATION', 'ACTIVATED', 'PENDING_DEACTIVATED')", 'null, invitation_code, expiry_date')}
    union all ${part(sql`'FACE'`, 'fr_passes', 'status', `${assigned} and latest`)}
    union all ${part(sql`'PIN'`, 'access_pin_codes', 'status', assigned)}
    union all ${part(sql`case when type = 'MOBILE_PASS' then 'MOBILE' else 'CARD' end`, 'third_party_cards', 'status', assigned, 'card_id, null, null')}
  ) p order by kind, id`);
};

const typesOf = (passes: readonly Pass[]) => credentialTypes.filter((type) => passes.some(({ kind }) => TYPES[kind] === type));
const millis = (value: string | null) => (value === null ? null : new Date(value).getTime());
const iso = (value: string | null) => (value === null ? null : new Date(value).toISOString());

/** Is the person somebody whose passes count at all? */
const isActive = async (on: Queryable, { userId, tenantId, buildingId, status }: Holder & { buildingId: number }) => {
  if (status !== 'ACTIVE') return false;
  const [place] = await on.query(sql`
    select 1 as active from user_roles r join office_centres c on c.id = r.office_centre_id and c.active join office_centres b on b.id = r.building_id and b.active
    where r.user_id = ${userId} and r.active and r.building_id = ${buildingId} and r.office_centre_id = ${tenantId ?? buildingId} limit 1`);
  return place !== undefined;
};

const credentialSchema = objectOf({
  userAccessPassDtoList: listOf(
    objectOf({
      kind: textOf(...kinds),
      credentialType: orNull(textOf(...credentialTypes)),
      id: whole,
      status: text,
      /** VALID, or why it opens nothing at this moment. */
      reason: textOf(...credentialReasons),
      startAt: orNull(moment),
      endAt: orNull(moment),
      assignedDate: orNull(moment),
      cardId: orNull(text),
      invitationCode: orNull(text),
      expiryDate: orNull(moment),
    }),
  ),
  credentialTypeList: listOf(textOf(...credentialTypes)),
  mayChange: flag,
  hasFacePicture: flag,
  simulated: objectOf({ hid: flag, face: flag }),
});

async function credentialsOf(on: Queryable, context: AreaContext) {
  const holder = await holderIn(on, context);
  const { session } = context.reach;
  const passes = await passesOf(on, holder.buildingId, holder.userId);
  const active = await isActive(on, holder);
  const mayChange = session.permissions.includes('PERSON_PASS_MANAGE') && mayGiveTo(context.reach, holder.tenantId);
  const now = Date.now();
  const facts = ({ status, startAt, endAt }: Pass): PassFacts => ({
    status,
    startAt: millis(startAt),
    endAt: millis(endAt),
    isActive: active,
    removed: null,
  });
  return {
    userAccessPassDtoList: passes.map((pass) => ({
      ...pass,
      credentialType: TYPES[pass.kind],
      reason: judgeCredential(facts(pass), now),
      startAt: iso(pass.startAt),
      endAt: iso(pass.endAt),
      assignedDate: iso(pass.assignedDate),
      expiryDate: iso(pass.expiryDate),
      invitationCode: mayChange ? pass.invitationCode : null,
    })),
    credentialTypeList: typesOf(passes),
    mayChange,
    hasFacePicture: holder.faceImageId !== null,
    simulated: { hid: services.hid.isSimulator, face: services.faces.isSimulator },
  };
}

/** `GET …/users/{userId}/access-credential`. */
export const accessCredential = returning(credentialSchema, (context) => credentialsOf(context.db, context));

/** In a transaction; what the database refuses is said as it is in the call of the entity. */
const written = async <T>(context: AreaContext, entity: string, run: (tx: Transaction) => Promise<T>): Promise<T> => {
  try {
    return await context.db.transaction(run);
  } catch (error) {
    throw asAppError(error, context.model.entity(entity));
  }
};
const within = (context: AreaContext, name: string) => ({ ...context, entity: context.model.entity(name) });

type Chosen = (typeof credentialTypes)[number];
const choosable: readonly Chosen[] = ['STAFF_QR_PASS', 'STAFF_MOBILE_PASS', 'PHYSICAL_CARD'];

/** `PUT …/user-registration-requests/{userId}/update-access-passes`: exactly these types, each by the pass that the product gives itself. */
export const updateAccessPasses = returning(credentialSchema, (context) =>
  written(context, qrPass.name, async (tx) => {
    const { credentialTypeList: wanted, thirdPartyCardId } = requireKeys(context.body, [
      'credentialTypeList',
      'thirdPartyCardId',
    ]);
    if (!Array.isArray(wanted) || !wanted.every((one) => choosable.includes(one as Chosen)))
      return refuseProblems({ credentialTypeList: { code: 'noSuchRecord' } }) as never;
    const holder = await holderIn(tx, context);
    if (holder.status !== 'PENDING') throw new AppError('notFound');
    const held = await passesOf(tx, holder.buildingId, holder.userId);
    const { userId } = holder;
    const own = (kind: Kind) => held.find((pass) => pass.kind === kind);
    const settle = async (
      type: Chosen,
      pass: Pass | undefined,
      give: () => Promise<unknown>,
      take: (id: number) => Promise<unknown>,
    ) => {
      if (wanted.includes(type) && !pass) await give();
      if (!wanted.includes(type) && pass) await take(pass.id);
    };
    await settle(
      'STAFF_QR_PASS',
      own('QR'),
      () => createRecord(tx, within(context, qrPass.name), 'create', { userId }),
      (id) => changeRecord(tx, within(context, qrPass.name), 'unassign', id, {}),
    );
    await settle(
      'STAFF_MOBILE_PASS',
      own('HID') ?? own('MOBILE'),
      () => createRecord(tx, within(context, hidPass.name), 'create', { userId }),
      (id) =>
        own('HID')
          ? changeRecord(tx, within(context, hidPass.name), 'deactivate', id, {})
          : changeRecord(tx, within(context, thirdPartyCard.name), 'unassign', id, {}),
    );
    await settle(
      'PHYSICAL_CARD',
      own('CARD'),
      () => {
        if (typeof thirdPartyCardId !== 'number') refuseProblems({ thirdPartyCardId: { code: 'required' } });
        return changeRecord(tx, within(context, thirdPartyCard.name), 'assign', Number(thirdPartyCardId), { userId });
      },
      (id) => changeRecord(tx, within(context, thirdPartyCard.name), 'unassign', id, {}),
    );
    return credentialsOf(tx, context);
  }),
);

/** `PUT …/users/{userId}/qr-pass` and the others: the form of a new pass, filled in with the person of the path. A PIN that is there is made anew. */
const giveOf = (entity: Pick<Entity, 'name'>) =>
  returning(credentialSchema, (context) =>
    written(context, entity.name, async (tx) => {
      const { userId, buildingId } = await holderIn(tx, context);
      const body = requireKeys(context.body ?? {}, ['pinCode', 'startAt', 'endAt']);
      const pin = (await passesOf(tx, buildingId, userId)).find(({ kind }) => kind === 'PIN');
      if (entity === accessPinCode && pin)
        await changeRecord(tx, within(context, entity.name), 'regeneratePin', pin.id, { pinCode: body.pinCode });
      else await createRecord(tx, within(context, entity.name), 'create', { ...body, userId });
      return credentialsOf(tx, context);
    }),
  );
/** `DELETE …/users/{userId}/qr-pass` and the others. */
const takeOf = (entity: Pick<Entity, 'name'>, kind: Kind, action: string) =>
  returning(credentialSchema, (context) =>
    written(context, entity.name, async (tx) => {
      const { userId, buildingId } = await holderIn(tx, context);
      const { reason } = requireKeys(context.body ?? {}, ['reason']);
      const pass = (await passesOf(tx, buildingId, userId)).find((one) => one.kind === kind);
      if (!pass) throw new AppError('notFound');
      await changeRecord(tx, within(context, entity.name), action, pass.id, reason ? { reason } : {});
      return credentialsOf(tx, context);
    }),
  );
export const personCalls = {
  qr: { give: giveOf(qrPass), take: takeOf(qrPass, 'QR', 'unassign') },
  hid: { give: giveOf(hidPass), take: takeOf(hidPass, 'HID', 'deactivate') },
  fr: { give: giveOf(frPass), take: takeOf(frPass, 'FACE', 'unassign') },
  pin: { give: giveOf(accessPinCode), take: takeOf(accessPinCode, 'PIN', 'unassign') },
};

type CardType = 'PHYSICAL_CARD' | 'MOBILE_PASS';
const giveCard = (type: CardType) =>
  returning(credentialSchema, (context) =>
    written(context, thirdPartyCard.name, async (tx) => {
      const { userId } = await holderIn(tx, context);
      const { thirdPartyCardId, startAt, endAt } = requireKeys(context.body, ['thirdPartyCardId', 'startAt', 'endAt']);
      const id = Number(thirdPartyCardId);
      const [card] = await tx.query<{ type: string }>(sql`select type from third_party_cards where id = ${id}`);
      if (card && card.type !== type) refuseProblems({ thirdPartyCardId: { code: 'noSuchRecord' } });
      const period = { ...(startAt ? { startAt } : {}), ...(endAt ? { endAt } : {}) };
      await changeRecord(tx, within(context, thirdPartyCard.name), 'assign', id, { userId, ...period });
      return credentialsOf(tx, context);
    }),
  );
const takeCard = (type: CardType) =>
  returning(credentialSchema, (context) =>
    written(context, thirdPartyCard.name, async (tx) => {
      const holder = await holderIn(tx, context);
      const { reason } = requireKeys(context.body ?? {}, ['reason']);
      const kind = type === 'MOBILE_PASS' ? 'MOBILE' : 'CARD';
      const card = (await passesOf(tx, holder.buildingId, holder.userId)).find((pass) => pass.kind === kind);
      if (!card) throw new AppError('notFound');
      await changeRecord(
        tx,
        within(context, thirdPartyCard.name),
        reason ? 'reportDamagedLost' : 'unassign',
        card.id,
        reason ? { reason } : {},
      );
      return credentialsOf(tx, context);
    }),
  );
export const cardCalls = {
  give: giveCard('PHYSICAL_CARD'),
  take: takeCard('PHYSICAL_CARD'),
  giveMobile: giveCard('MOBILE_PASS'),
  takeMobile: takeCard('MOBILE_PASS'),
};

/** How many there are, how many of them are given, and how many are left: of the building, or of the company. */
const quotaOf = (entity: typeof qrPass | typeof hidPass | typeof frPass) => {
  const field = String(entity.limits?.quota?.left?.field);
  const column = sql.raw(`"${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`);
  const held = sql.raw(
    entity === hidPass ? "pass_status in ('PENDING_ACTIVATION', 'ACTIVATED', 'PENDING_DEACTIVATED')" : "status = 'ASSIGNED'",
  );
  return returning(
    objectOf({ total: orNull(whole), used: whole, left: orNull(whole), simulated: flag }),
    async ({ db, reach }) => {
      const { buildingId, tenantId } = reach;
      if (buildingId === null) throw new AppError('centreRequired');
      const own = tenantId === null ? sql`true` : sql`tenant_id = ${tenantId}`;
      const [row] = await db.query<{ left: number | null; used: number }>(sql`
      select c.${column} as left, (select count(*)::int from ${sql.raw(entity.table)} where office_centre_id = ${buildingId} and ${held} and ${own}) as used
      from office_centres c where c.id = ${tenantId ?? buildingId}`);
      const { left = null, used = 0 } = row ?? {};
      const simulated = entity === hidPass ? services.hid.isSimulator : entity === frPass && services.faces.isSimulator;
      return { total: left === null ? null : left + used, used, left, simulated };
    },
  );
};
export const quotas = { qr: quotaOf(qrPass), hid: quotaOf(hidPass), fr: quotaOf(frPass) };

/** `GET /occupant/qr-pass`. */
export const ownQrCode = returning(
  objectOf({
    status: textOf(...credentialReasons),
    code: orNull(text),
    until: orNull(moment),
    leftMs: orNull(whole),
    startAt: orNull(moment),
    endAt: orNull(moment),
  }),
  async ({ db, reach }) => {
    const { buildingId, session } = reach;
    if (buildingId === null) throw new AppError('centreRequired');
    const holder = (await holdersOf(db, buildingId, null, [session.userId])).get(session.userId);
    const pass = (await passesOf(db, buildingId, session.userId)).find(({ kind }) => kind === 'QR');
    if (!pass || !holder) throw new AppError('notFound');
    const now = Date.now();
    const active = await isActive(db, { ...holder, buildingId });
    const { startAt, endAt } = pass;
    const status = judgeCredential(
      { status: pass.status, startAt: millis(startAt), endAt: millis(endAt), isActive: active, removed: null },
      now,
    );
    const isValid = status === 'VALID';
    const name = { kind: 'PERSON', buildingId, passId: pass.id } as const;
    return {
      status,
      code: isValid ? makeQrToken((await qrKeysOf(db, buildingId)).privateKey, name, now) : null,
      // For a phone whose clock is wrong.
      leftMs: isValid ? STEP - (now % STEP) : null,
      until: isValid ? new Date((Math.floor(now / STEP) + 1) * STEP).toISOString() : null,
      startAt: iso(startAt),
      endAt: iso(endAt),
    };
  },
);
