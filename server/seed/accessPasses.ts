/** Passes of the demo data: a few of each kind, in each of their states, and an area that nobody enters twice. */
import { sql } from 'drizzle-orm';
import { cardNumberOf, facilityNumberOf } from '#schemas/access/passes/cardNumber.ts';
import { accessAreaSample, accessPinCodeSample, thirdPartyCardSample } from '#schemas/access/samples.ts';
import { DAY } from '#schemas/kernel/fields/days.ts';
import { pinHashOf } from '#server/areas/access/passes/pins.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { daysBefore } from './dates.ts';
import type { SeedRow } from './insert.ts';

interface Holder {
  id: number;
  /** The company; null for the building’s own staff. */
  tenantId: number | null;
}
interface Passes {
  buildingId: number;
  today: string;
  admin: number;
  people: readonly Holder[];
  doors: readonly number[];
  config: Pick<Config, 'pinKey'>;
}
type Put = (table: string, rows: readonly SeedRow[]) => Promise<number[]>;

export async function seedAccessPasses(
  on: Queryable,
  put: Put,
  { buildingId, today, admin, people, doors, config }: Passes,
): Promise<void> {
  const ago = (days: number) => daysBefore(today, days);
  const ahead = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const holder = (at: number) => people[at % people.length] as Holder;
  const given = (at: number, days: number, over: SeedRow = {}): SeedRow => ({
    userId: holder(at).id,
    tenantId: holder(at).tenantId,
    startAt: null,
    endAt: null,
    assignedDate: ago(days),
    assignedUserId: admin,
    unassignedDate: null,
    unassignedUserId: null,
    reason: null,
    ...over,
  });
  const takenBack = (days: number, reason: string): SeedRow => ({
    status: 'UNASSIGNED',
    unassignedDate: ago(days),
    unassignedUserId: admin,
    reason,
  });
  const qr = [
    ...[0, 1, 2, 3, 4, 5].map((at) => given(at, 60 - at, { status: 'ASSIGNED', ...(at % 3 === 2 && { endAt: ahead(4 + at) }) })),
    given(6, 40, { status: 'ASSIGNED', startAt: ahead(3), endAt: ahead(33) }),
    given(7, 90, takenBack(12, 'LOST_DEVICE')),
    given(8, 80, takenBack(5, 'LEFT_COMPANY')),
  ];
  const hid = (
    [
      [1, 'ACTIVATED'],
      [2, 'ACTIVATED'],
      [4, 'PENDING_ACTIVATION'],
      [5, 'PENDING_ACTIVATION'],
      [7, 'ACTIVATION_EXPIRED'],
      [9, 'DEACTIVATED'],
    ] as const
  ).map(([at, passStatus]) => {
    const isOver = passStatus === 'DEACTIVATED' || passStatus === 'ACTIVATION_EXPIRED';
    const wasActive = passStatus === 'ACTIVATED' || passStatus === 'DEACTIVATED';
    return given(at, wasActive ? 50 : 3, {
      passStatus,
      invitationCode: `DEMO-${buildingId}${at}00-HIDP-${at}${at}${at}${at}`,
      credentialNo: `hid-demo-${buildingId}-${at}`,
      expiryDate: passStatus === 'PENDING_ACTIVATION' ? ahead(10 + at) : ago(36),
      activationDate: wasActive ? ago(49) : null,
      deactivationDate: passStatus === 'DEACTIVATED' ? ago(8) : null,
      ...(isOver && { unassignedDate: ago(8), unassignedUserId: admin }),
    });
  });
  const faces = [
    given(0, 30, { status: 'ASSIGNED', latest: true, faceKey: `face-demo-${buildingId}-0` }),
    given(3, 20, { status: 'ASSIGNED', latest: true, faceKey: `face-demo-${buildingId}-3` }),
    given(8, 70, { ...takenBack(5, 'LEFT_COMPANY'), latest: true, faceKey: `face-demo-${buildingId}-8` }),
  ];
  const cards = [...thirdPartyCardSample.records.map(({ cardId, type }) => ({ cardId, type })), ...STOCK].map(
    ({ cardId, type }, at) => {
      const number = cardNumberOf(cardId);
      const card = {
        cardId,
        type,
        ownerId: null,
        facilityNumber: number ? facilityNumberOf(number) : null,
        rawNumber: number ? String(number.raw) : null,
      };
      if (at < 4) return { ...given(at + 2, 45 - at, { status: 'ASSIGNED' }), ...card };
      const unused = { userId: null, tenantId: null, assignedDate: null, assignedUserId: null };
      if (at === 4) return { ...given(0, 45, { ...takenBack(9, 'LOSS_OF_CARD'), status: 'DAMAGED_LOST' }), ...unused, ...card };
      return { ...given(0, 45, { status: 'UNASSIGNED' }), ...unused, ...card };
    },
  );
  await put('qr_passes', qr);
  await put('hid_passes', hid);
  await put('fr_passes', faces);
  await put('third_party_cards', cards);
  const [first, second] = accessPinCodeSample.records.map(({ pinCode }) => String(pinCode));
  await put('access_pin_codes', [
    given(0, 25, { status: 'ASSIGNED', pinHash: await pinHashOf(on, config, buildingId, String(first)) }),
    given(2, 20, { status: 'ASSIGNED', pinHash: await pinHashOf(on, config, buildingId, String(second)) }),
    given(8, 75, { ...takenBack(5, 'LEFT_COMPANY'), pinHash: null }),
  ]);
  const done = (at: number, type: string, days: number, reason: string | null = null): SeedRow => ({
    userId: holder(at).id,
    tenantId: holder(at).tenantId,
    type,
    transactionDate: ago(days),
    doneById: admin,
    reason,
  });
  await put('access_pin_code_transactions', [
    done(8, 'ASSIGNED', 75),
    done(0, 'ASSIGNED', 40),
    done(0, 'REGENERATED', 25),
    done(2, 'ASSIGNED', 20),
    done(8, 'UNASSIGNED', 5, 'LEFT_COMPANY'),
  ]);
  await put(
    'access_areas',
    accessAreaSample.records.map((sample, at) => ({ ...sample, doorIds: doors.slice(2 + at, 3 + at) })),
  );
  // Given passes are missing from what is left, of the building and of each company.
  for (const [column, table, held] of QUOTAS)
    await on.query(sql`
      update office_centres c set ${sql.raw(column)} = ${sql.raw(column)} - given.count from (
        select place, count(*) from ${sql.raw(table)} p cross join lateral unnest(array[p.office_centre_id, p.tenant_id]) place
        where p.office_centre_id = ${buildingId} and ${sql.raw(held)} group by place) given
      where given.place = c.id and ${sql.raw(column)} >= given.count`);
}

const STOCK = [
  { cardId: '1:11573', type: 'PHYSICAL_CARD' },
  { cardId: '1:11574', type: 'PHYSICAL_CARD' },
  { cardId: '1:11575', type: 'PHYSICAL_CARD' },
  { cardId: '1:11576', type: 'PHYSICAL_CARD' },
  { cardId: 'MP-2042', type: 'MOBILE_PASS' },
] as const;
const QUOTAS = [
  ['qr_quota_bal', 'qr_passes', "p.status = 'ASSIGNED'"],
  ['hid_quota_bal', 'hid_passes', "p.pass_status in ('PENDING_ACTIVATION', 'ACTIVATED', 'PENDING_DEACTIVATED')"],
  ['fr_quota_bal', 'fr_passes', "p.status = 'ASSIGNED'"],
] as const;
