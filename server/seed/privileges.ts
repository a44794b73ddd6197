/** Privileges of the demo data, of the building and of a company in it, in every state; what people have claimed of them, and whether they like them. */
import { sql } from 'drizzle-orm';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { instantIn, instantsIn } from '#schemas/kernel/time/instants.ts';
import { promotion } from '#schemas/privileges/promotion.ts';
import { promotionRedemption } from '#schemas/privileges/promotionRedemption.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import { claimStories, type PrivilegeStory, privilegeStories } from './privilegeStories.ts';
import type { SeededUser } from './users.ts';
import { type Move, seedWritten, stampedBy, uuidOf } from './written.ts';

/** Whose people run the first store (`retail.ts`). */
const SELLER = 'KOPI';
/** With the days before today on which they were done. */
const STEPS = { submitted: 25, approved: 22, rejected: 22, published: 20, terminated: 4 } as const;
type Step = keyof typeof STEPS;
const ACTIONS: Readonly<Record<Step, readonly [action: string, to: string]>> = {
  submitted: ['submit', 'PENDING_APPROVAL'],
  approved: ['approve', 'APPROVED'],
  rejected: ['reject', 'REJECTED'],
  published: ['publish', 'PUBLISHED'],
  terminated: ['terminate', 'TERMINATED'],
};
/** What led to a state: a company submits, and the building decides. */
function stepsTo({ status, company }: PrivilegeStory): readonly Step[] {
  if (status === 'DRAFT') return [];
  if (status === 'REJECTED') return ['submitted', 'rejected'];
  const decided: readonly Step[] = company ? ['submitted', 'approved'] : [];
  const shown: readonly Step[] = status === 'TERMINATED' ? ['published', 'terminated'] : ['published'];
  return status === 'PENDING_APPROVAL' ? ['submitted'] : status === 'APPROVED' ? decided : [...decided, ...shown];
}

export async function seedPrivileges(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const { id: officeCentreId, today, tenants, place } = building;
  const merchant = tenants.find(({ code }) => code === SELLER);
  const seller = users.find(({ centreId, status }) => centreId === merchant?.id && status === 'ACTIVE');
  const people = users.filter(({ centreId, status }) => status === 'ACTIVE' && tenants.some(({ id }) => id === centreId));
  if (!place.addOns.includes('PROMOTION_MANAGEMENT') || !merchant || !seller || !people.length) return;
  const stores = await on.query<{ id: number }>(
    sql`select id from retail_stores where office_centre_id = ${officeCentreId} order by position, id`,
  );
  const storeOf = (index: number | undefined) => (index === undefined ? null : (stores[index]?.id ?? null));

  const rows = privilegeStories.map((story, index) => {
    const { status, company = false, from, days, stores: at = [], links = [], ...words } = story;
    const start = addDays(today, from);
    const end = addDays(today, from + days);
    const steps = stepsTo(story);
    const actor = (step: Step) => (step === 'submitted' ? seller : admin);
    const on = (step: Step) => daysBefore(today, STEPS[step], index * 11);
    const times = {
      allDay: true,
      promotionStartDate: start,
      promotionStartTime: '00:00',
      promotionEndDate: end,
      promotionEndTime: '23:59',
      publishStartDate: start,
      publishStartTime: '00:00',
      publishEndDate: end,
      publishEndTime: '23:59',
    };
    return {
      ...words,
      ...times,
      ...Object.fromEntries(
        instantsIn(promotion.fields).map(({ name, of }) => [name, instantIn(promotion.fields, of, times, place.timeZone)]),
      ),
      retailStoresIds: at.length ? at.map(storeOf) : null,
      externalLinks: links.length ? links : null,
      tenantId: company ? merchant.id : null,
      createdByLandlord: !company,
      position: index + 1,
      sequence: index + 1,
      status,
      ...Object.assign(
        {},
        ...(Object.keys(STEPS) as Step[]).map((step) => stampedBy(step, actor(step), steps.includes(step) ? on(step) : null)),
      ),
      rejectRemark: status === 'REJECTED' ? 'Please add the terms, and a price.' : null,
      rejectedReason: status === 'REJECTED' ? 'Please add the terms, and a price.' : null,
      terminatedReason: status === 'TERMINATED' ? 'The store is closed for works.' : null,
      createdDate: daysBefore(today, 30, index * 11),
      creator: company ? seller : admin,
      moves: steps.map((step): Move => [...ACTIONS[step], on(step), actor(step)]),
    };
  });
  const promotions = await seedWritten(on, { entity: promotion, prefix: 'PV', building, by: admin }, rows);

  const claims = claimStories.map(({ of, status, ago, store, wasRedeemed = status === 'REDEEMED' }, index) => {
    const row = rows[of] as (typeof rows)[number];
    const person = people[(index * 5) % people.length] as SeededUser;
    const claimed = daysBefore(today, ago, index * 17);
    const done = daysBefore(today, Math.max(0, ago - 1), index * 17 + 5);
    const ends = instantsIn(promotion.fields).find(({ name }) => name === 'promotionEndAt');
    const expiresAt = ends ? instantIn(promotion.fields, ends.of, row, place.timeZone) : null;
    const ended = status === 'REVOKED' ? done : null;
    const lapsed = status === 'EXPIRED' ? expiresAt : null;
    return {
      promotionId: promotions[of],
      userId: person.id,
      retailStoreId: storeOf(store),
      retailTenantId: row.tenantId,
      redemptionCode: `${CODES[index]}${String(officeCentreId).padStart(3, '0')}`,
      transactionId: wasRedeemed ? uuidOf(officeCentreId, 50 + index) : null,
      expiresAt,
      status,
      ...stampedBy('claimed', person, claimed),
      ...stampedBy('redeemed', person, wasRedeemed ? claimed : null),
      ...stampedBy('revoked', admin, ended),
      revokedDate: ended,
      revokedReason: ended && 'Given by mistake.',
      expiredDate: lapsed,
      expiredUserId: null,
      createdDate: claimed,
      creator: person,
      moves: [
        ...(wasRedeemed ? [['redeem', 'REDEEMED', claimed, person] as Move] : []),
        ...(ended ? [['revoke', 'REVOKED', ended, admin] as Move] : []),
      ],
    };
  });
  const redemptions = await seedWritten(on, { entity: promotionRedemption, prefix: 'PR', building, by: admin }, claims);
  await insertRows(
    on,
    'promotion_rollbacks',
    claims.flatMap(({ status, retailStoreId, retailTenantId, transactionId, revokedDate, revokedReason }, index) =>
      status === 'REVOKED' && transactionId
        ? [
            {
              uuid: uuidOf(officeCentreId, index),
              officeCentreId,
              promotionRedemptionId: redemptions[index],
              retailTenantId,
              retailStoreId,
              transactionId,
              rolledBackDate: revokedDate,
              rolledBackUserId: admin.id,
              reason: revokedReason,
              createdDate: revokedDate,
              updatedDate: revokedDate,
            },
          ]
        : [],
    ),
  );
  await insertRows(
    on,
    'promotion_reactions',
    rows.flatMap(({ status }, index) =>
      status !== 'PUBLISHED'
        ? []
        : people.slice(0, 12 - index).flatMap(({ id }, place) =>
            (place % 3 ? ['VIEW'] : ['VIEW', 'LIKE']).map((kind) => ({
              officeCentreId,
              promotionId: promotions[index],
              userId: id,
              kind,
            })),
          ),
    ),
  );
}
/** The first letters of the codes; the number of the building follows. */
const CODES = [
  'KP7Q2MX',
  'MN3R8HV',
  'HD5W9KJ',
  'TB4X6ZC',
  'WR8M3PN',
  'QF2K7DY',
  'VJ9H4SB',
  'XC6T5GM',
  'ZP3N8RW',
  'DK7B2QH',
] as const;
