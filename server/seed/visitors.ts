/** Visitors of the demo data: the building's setting, a blocked person, a station, and visits of today and around it in every status. */
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import { instantAt } from '#schemas/kernel/fields/clock.ts';
import { addDays, DAY, MINUTE } from '#schemas/kernel/fields/days.ts';
import { visitBlockSample, visitorStationSample } from '#schemas/visitors/samples.ts';
import { visit } from '#schemas/visitors/visit.ts';
import { isBroadName, nameKey } from '#schemas/visitors/visitName.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';
import { type Move, seedWritten, stampedBy, uuidOf } from './written.ts';

/** In the order of the languages. */
const WELCOME = ['Welcome. The reception is on the ground floor.', '歡迎。接待處設於地下。', '欢迎。接待处设于一楼。'];
const VISITORS = [
  ['Noor Rahman', 'Lantern Interiors', 'noor@lantern.example'],
  ['林美玲', '海風設計', 'meiling@seabreeze.example'],
  ['Tomás Ferreira', 'Northlight Audit', 'tomas@northlight.example'],
  ['Priya Nair', 'Cedar Recruiting', 'priya@cedar.example'],
  ['李建国', '东湖设备', 'jianguo@donghu.example'],
  ['Ines Okafor', 'Harbour Print', 'ines@harbourprint.example'],
] as const;
const PURPOSES = ['MEETING', 'MEETING', 'MAINTENANCE', 'JOB_INTERVIEW', 'SALES_ENQUIRY', 'CUSTOMER_SUPPORT'] as const;

type Status =
  | 'PRE_REGISTERED'
  | 'PENDING_APPROVAL'
  | 'APPROVED'
  | 'CHECKED_IN'
  | 'CHECKED_OUT'
  | 'REJECTED'
  | 'CANCELLED'
  | 'EXPIRED';
interface Story {
  status: Status;
  /** From today. */
  day: number;
  time: string;
  until: string;
}
const STORIES: readonly Story[] = [
  { status: 'APPROVED', day: 0, time: '09:30', until: '23:00' },
  { status: 'APPROVED', day: 0, time: '11:00', until: '23:15' },
  { status: 'CHECKED_IN', day: 0, time: '00:15', until: '23:30' },
  { status: 'CHECKED_IN', day: 0, time: '00:30', until: '01:00' },
  { status: 'CHECKED_OUT', day: 0, time: '00:15', until: '00:45' },
  { status: 'PENDING_APPROVAL', day: 1, time: '10:00', until: '12:00' },
  { status: 'PRE_REGISTERED', day: 1, time: '14:00', until: '15:00' },
  { status: 'APPROVED', day: 2, time: '09:00', until: '17:00' },
  { status: 'REJECTED', day: 1, time: '16:00', until: '17:00' },
  { status: 'CANCELLED', day: 1, time: '09:00', until: '10:00' },
  { status: 'EXPIRED', day: -1, time: '13:00', until: '14:00' },
  ...Array.from(
    { length: 12 },
    (_, index): Story => ({
      status: 'CHECKED_OUT',
      day: -1 - index,
      time: ['09:00', '10:30', '14:00', '16:00'][index % 4] as string,
      until: ['10:00', '12:00', '15:30', '18:00'][index % 4] as string,
    }),
  ),
];
const CODES = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

export async function seedVisitors(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const { id: officeCentreId, tenants, place, today } = building;
  if (!place.addOns.includes('VISITOR_MANAGEMENT')) return;
  const people = users.filter(({ centreId, status }) => status === 'ACTIVE' && tenants.some(({ id }) => id === centreId));
  if (!people.length) return;
  const now = Date.now();
  const iso = (at: number) => new Date(at).toISOString();
  const longAgo = iso(now - 90 * DAY);
  const written = { createdDate: longAgo, createdUserId: admin.id, updatedDate: longAgo, updatedUserId: admin.id };
  const common = (index: number) => ({ uuid: uuidOf(officeCentreId, index), officeCentreId, ...written });
  await insertRows(on, 'visiting_settings', [
    {
      ...common(0),
      name: place.building,
      ofBuilding: true,
      askedFields: ['EMAIL', 'MOBILE_NO', 'COMPANY', 'VEHICLE_PLATE_NO'],
      requiredFields: [],
      approval: 'NONE',
      longestStayHours: 24,
      dayEndTime: '23:45',
      walkIns: true,
      welcome: Object.fromEntries(localeCodes.map((code, index) => [code, WELCOME[index] ?? WELCOME[0]])),
      retentionDays: 90,
    },
  ]);
  await insertRows(
    on,
    'visit_blocks',
    visitBlockSample.records.map((sample, index) => {
      const {
        name,
        aliases = [],
        email = null,
        mobileNo = null,
        reason,
        until = null,
      } = sample as typeof sample & Record<string, never>;
      const names = [String(name), ...(aliases as readonly string[])];
      const broad = names.some(isBroadName);
      return {
        ...common(index),
        name,
        aliases,
        email,
        mobileNo,
        reason,
        until,
        nameKeys: names.map(nameKey),
        broad,
        status: 'BLOCKED',
      };
    }),
  );
  await insertRows(
    on,
    'visitor_stations',
    visitorStationSample.records.map((sample, index) => ({ ...common(index), ...sample, status: 'UNPAIRED' })),
  );
  const rows = STORIES.map(({ status, day, time, until }, index) => {
    const person = people[(index * 7) % people.length] as SeededUser;
    const [visitorName, company, email] = VISITORS[index % VISITORS.length] as (typeof VISITORS)[number];
    const visitDate = addDays(today, day);
    const startAt = instantAt(place.timeZone, visitDate, time) ?? now;
    const endAt = instantAt(place.timeZone, visitDate, until) ?? now;
    const midnight = instantAt(place.timeZone, addDays(visitDate, 1), '00:00') ?? endAt;
    const created = Math.min(startAt - 20 * 60 * MINUTE, now - 60 * MINUTE);
    const came = ['CHECKED_IN', 'CHECKED_OUT'].includes(status) ? iso(Math.min(startAt + 4 * MINUTE, now - 2 * MINUTE)) : null;
    const left = status === 'CHECKED_OUT' ? iso(Math.min(endAt, now - MINUTE)) : null;
    const decided = iso(created + 10 * MINUTE);
    const moves: Move[] = [
      ...(came ? [['checkIn', 'CHECKED_IN', came] as Move] : []),
      ...(left ? [['checkOut', 'CHECKED_OUT', left] as Move] : []),
      ...(status === 'REJECTED' ? [['reject', status, decided] as Move] : []),
      ...(status === 'CANCELLED' ? [['cancel', status, decided, person] as Move] : []),
      ...(status === 'EXPIRED' ? [['lapse', status, iso(midnight)] as Move] : []),
    ];
    return {
      tenantId: person.centreId,
      hostId: person.id,
      visitorName,
      nameKey: nameKey(visitorName),
      company,
      email,
      locale: /\p{Script=Han}/u.test(visitorName) ? (localeCodes[1] ?? fallbackLocale) : fallbackLocale,
      purpose: PURPOSES[index % PURPOSES.length],
      visitDate,
      arrivalTime: time,
      leaveTime: until,
      startAt: iso(startAt),
      endAt: iso(endAt),
      validFrom: iso(instantAt(place.timeZone, visitDate, '00:00') ?? startAt),
      validUntil: iso(Math.max(midnight, endAt)),
      outAt: iso(Math.max(instantAt(place.timeZone, visitDate, '23:45') ?? endAt, endAt)),
      forgetAt: iso(endAt + 90 * DAY),
      linkUntil: iso(midnight + DAY),
      floorNo: null,
      source: 'PORTAL',
      approval: status === 'PENDING_APPROVAL' || status === 'REJECTED' ? 'BUILDING' : 'NONE',
      approvalNeeded: status === 'PENDING_APPROVAL' || status === 'REJECTED',
      needsBuilding: status === 'PENDING_APPROVAL',
      incomplete: status === 'PRE_REGISTERED',
      lacking: status === 'PRE_REGISTERED' ? 'MOBILE_NO' : null,
      stopped: false,
      cleared: false,
      cancelledByVisitor: false,
      checkInCode: `DEMO${CODES[officeCentreId % CODES.length]}${CODES[index % CODES.length]}${CODES[Math.floor(index / CODES.length)]}K`,
      status,
      ...stampedBy('checkedIn', admin, came),
      desk: came ? 'North lobby' : null,
      receivedDate: came,
      ...stampedBy('checkedOut', admin, left),
      ...stampedBy('rejected', admin, status === 'REJECTED' ? decided : null),
      rejectRemark: status === 'REJECTED' ? 'The floor is closed on that day.' : null,
      ...stampedBy('cancelled', person, status === 'CANCELLED' ? decided : null),
      expiredDate: status === 'EXPIRED' ? iso(midnight) : null,
      createdDate: iso(created),
      creator: person,
      moves,
    };
  });
  await seedWritten(on, { entity: visit, prefix: 'VR', building, by: admin }, rows);
}
