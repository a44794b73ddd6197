/** What happens when a pass is given, changed and taken back. Quotas, and that nobody has two, are said in the schemas. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { accessPinCode } from '#schemas/access/passes/accessPinCode.ts';
import { cardNumberOf, facilityNumberOf } from '#schemas/access/passes/cardNumber.ts';
import { frPass } from '#schemas/access/passes/frPass.ts';
import { hidPass } from '#schemas/access/passes/hidPass.ts';
import { qrPass } from '#schemas/access/passes/qrPass.ts';
import { thirdPartyCard } from '#schemas/access/passes/thirdPartyCard.ts';
import type { Transaction } from '#server/db/database.ts';
import { type AnyRow, type AnyWritten, type Rule, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { hasNoProblems, refuse } from '#server/engine/calls/refusal.ts';
import { placeHolders, requireMayTake, stampAssigned } from './holder.ts';
import { isEasyPin, pinHashOf } from './pins.ts';
import { services } from './ports.ts';

const asRule = (run: Rule<AnyRow>) => run as never;
const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

const give = asRule(async (context, rows) => {
  await placeHolders(context, rows);
  for (const row of rows) stampAssigned(row, context.reach);
});
const take = asRule(requireMayTake);

export const qrPassRules = rulesFor(qrPass, { beforeCreate: give, actions: { setPeriod: take, unassign: take } });

export const hidPassRules = rulesFor(hidPass, {
  beforeCreate: asRule(async (context, rows) => {
    for (const [row, { username }] of await placeHolders(context, rows)) {
      stampAssigned(row, context.reach);
      const invited = await services.hid.invite({ key: randomUUID(), username, at: Date.now() });
      const { invitationCode, credentialNo } = invited;
      Object.assign(row.values, {
        invitationCode,
        credentialNo,
        expiryDate: iso(invited.expiryDate),
        activeAt: iso(invited.activeAt),
      });
    }
  }),
  actions: {
    deactivate: asRule(async (context, rows) => {
      await requireMayTake(context, rows);
      for (const row of rows.filter(hasNoProblems)) {
        const at = Date.now();
        const { goneAt } = await services.hid.revoke({ credentialNo: String(row.before?.credentialNo ?? ''), at });
        // An invitation that nobody has taken up is gone at once.
        Object.assign(
          row.values,
          row.values.passStatus === 'DEACTIVATED' ? { deactivationDate: iso(at) } : { goneAt: iso(goneAt) },
        );
      }
    }),
  },
});

export const frPassRules = rulesFor(frPass, {
  beforeCreate: asRule(async (context, rows) => {
    for (const [row, { userId, faceImageId }] of await placeHolders(context, rows)) {
      stampAssigned(row, context.reach);
      if (faceImageId === null) {
        refuse(row, 'userId', 'noFacePicture');
        continue;
      }
      row.values.faceKey = (await services.faces.enrol({ key: randomUUID(), pictureId: faceImageId })).faceKey;
      await context.tx.query(sql`
        update fr_passes set latest = false where office_centre_id = ${context.reach.buildingId} and user_id = ${userId} and latest and status <> 'ASSIGNED'`);
    }
  }),
  actions: { unassign: take },
});

/** Whose PIN code was given, made anew or taken back. */
async function note(
  { tx, reach }: Pick<RuleContext, 'tx' | 'reach'>,
  type: 'ASSIGNED' | 'REGENERATED' | 'UNASSIGNED',
  rows: readonly Pick<AnyWritten, 'record'>[],
): Promise<void> {
  const entries = rows.map(({ record }) => ({
    building: record.officeCentreId,
    tenant: record.tenantId ?? null,
    person: record.userId,
    reason: type === 'UNASSIGNED' ? (record.reason ?? null) : null,
  }));
  await tx.query(sql`
    insert into access_pin_code_transactions (office_centre_id, tenant_id, user_id, type, transaction_date, done_by_id, reason)
    select building, tenant, person, ${type}, now(), ${reach.session.userId || null}::bigint, reason
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r(building bigint, tenant bigint, person bigint, reason text)`);
}

const setPin = async ({ tx, config, reach }: RuleContext, row: AnyRow) => {
  const pin = String(row.linked.pinCode ?? '');
  const buildingId = reach.buildingId ?? Number(row.before?.officeCentreId);
  if (isEasyPin(pin)) refuse(row, 'pinCode', 'pinEasy');
  row.values.pinHash = await pinHashOf(tx, config, buildingId, pin);
};
const TRANSACTIONS = { create: 'ASSIGNED', regeneratePin: 'REGENERATED', unassign: 'UNASSIGNED' } as const;

export const accessPinCodeRules = rulesFor(accessPinCode, {
  beforeCreate: asRule(async (context, rows) => {
    for (const [row] of await placeHolders(context, rows)) {
      stampAssigned(row, context.reach);
      await setPin(context, row);
    }
  }),
  actions: {
    regeneratePin: asRule(async (context, rows) => {
      await requireMayTake(context, rows);
      for (const row of rows.filter(hasNoProblems)) await setPin(context, row);
    }),
    unassign: take,
  },
  afterWrite: (async (context: RuleContext, rows: readonly AnyWritten[]) => {
    const type = TRANSACTIONS[context.operation as keyof typeof TRANSACTIONS];
    if (type) await note(context, type, rows);
  }) as never,
  timed: {
    lapse: async (tx: Transaction, ids) =>
      void (await tx.query(sql`
        insert into access_pin_code_transactions (office_centre_id, tenant_id, user_id, type, transaction_date)
        select office_centre_id, tenant_id, user_id, 'UNASSIGNED', now() from access_pin_codes where id = any(${sql.param(ids)}::bigint[])`)),
  },
});

/** Nobody has the card any more. A company that takes it back keeps it; the building puts it back into the stock that it came from. */
const freed = asRule(async (context, rows) => {
  await requireMayTake(context, rows);
  for (const { before, values } of rows)
    Object.assign(values, {
      userId: null,
      tenantId: context.reach.tenantId ?? before?.ownerId ?? null,
      startAt: null,
      endAt: null,
    });
});

export const thirdPartyCardRules = rulesFor(thirdPartyCard, {
  beforeCreate: asRule(async ({ reach }, rows) => {
    for (const { values } of rows) {
      const number = cardNumberOf(String(values.cardId ?? ''));
      values.facilityNumber = number ? facilityNumberOf(number) : null;
      values.rawNumber = number ? String(number.raw) : null;
      values.ownerId = reach.tenantId;
      values.tenantId = reach.tenantId;
    }
  }),
  actions: {
    assign: asRule(async (context, rows) => {
      await placeHolders(context, rows);
      for (const { values } of rows) values.reason = null;
    }),
    unassign: freed,
    reportDamagedLost: freed,
    restore: asRule(async (context, rows) => {
      await requireMayTake(context, rows);
      for (const { values } of rows) values.reason = null;
    }),
  },
  filters: { excludeStatus: (status) => sql`t.status <> ${status}` },
  timed: {
    lapse: async (tx: Transaction, ids) =>
      void (await tx.query(sql`
        update third_party_cards set user_id = null, tenant_id = owner_id, start_at = null, end_at = null where id = any(${sql.param(ids)}::bigint[])`)),
  },
});
