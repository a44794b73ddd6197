/** Typical rooms and courts of a building in Singapore. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { DAY } from '../kernel/fields/days.ts';
import { HOLIDAY, sortHours } from '../kernel/fields/hours.ts';
import { blockedDate } from './blockedDate.ts';
import { bookingPeriod } from './bookingPeriod.ts';
import { calendarFeed } from './calendarFeed.ts';
import { facility } from './facility.ts';
import { facilityBooking } from './facilityBooking.ts';
import { facilityCategory } from './facilityCategory.ts';
import { facilityDiscount } from './facilityDiscount.ts';
import { facilityRate } from './facilityRate.ts';
import { facilityWait } from './facilityWait.ts';

/** In the order of the languages. */
const three = (...texts: [string, string, string]) =>
  Object.fromEntries(localeCodes.map((code, index) => [code, texts[index] ?? texts[0]])) as Record<LocaleCode, string>;
const days = (which: readonly number[], from: string, to: string) => which.map((day) => ({ day, from, to }));
const WORKDAYS = [1, 2, 3, 4, 5] as const;

export const facilityCategorySample = defineSample(facilityCategory, [
  { name: three('Meeting rooms', '會議室', '会议室'), active: true },
  { name: three('Halls', '禮堂', '礼堂'), active: true },
  {
    name: three('Sports', '運動', '运动'),
    description: three('Bring indoor shoes.', '請穿室內鞋。', '请穿室内鞋。'),
    active: true,
  },
]);

/** Prices in minor units. */
export const facilitySample = defineSample(facility, [
  {
    name: three('Badminton courts', '羽毛球場', '羽毛球场'),
    location: three('Roof', '天台', '屋顶'),
    floorNo: 'R',
    capacity: 4,
    atOnce: 4,
    openingHrs: sortHours([...days([0, 1, 2, 3, 4, 5, 6], '07:00', '22:00'), ...days([HOLIDAY], '07:00', '22:00')]),
    slotMinutes: 60,
    minMinutes: 60,
    maxMinutes: 120,
    horizonDays: 14,
    maxOpenPerPerson: 2,
    needsApproval: false,
    checkInNeeded: false,
    overlapAllowed: true,
    viewableBy: 'ALL',
  },
  {
    name: three('Huddle room', '小組會議室', '小组会议室'),
    floorNo: '5',
    capacity: 4,
    atOnce: 1,
    amenities: ['Screen'],
    openingHrs: days(WORKDAYS, '08:00', '20:00'),
    slotMinutes: 15,
    minMinutes: 15,
    maxMinutes: 120,
    horizonDays: 14,
    checkInNeeded: true,
    opensMinutesBefore: 10,
    closesMinutesAfter: 10,
    viewableBy: 'ALL',
  },
  {
    name: three('Function hall', '多功能廳', '多功能厅'),
    description: three('<p>With a stage and a pantry.</p>', '<p>設有舞台及茶水間。</p>', '<p>设有舞台和茶水间。</p>'),
    floorNo: '2',
    capacity: 120,
    atOnce: 1,
    amenities: ['Stage', 'Pantry', 'Projector'],
    openingHrs: sortHours([
      ...days([0, 1, 2, 3, 4], '08:00', '23:00'),
      ...days([5, 6], '08:00', '16:00'),
      ...days([5, 6], '16:00', '01:00'),
      ...days([HOLIDAY], '10:00', '22:00'),
    ]),
    slotMinutes: 60,
    minMinutes: 120,
    leadMinutes: 2880,
    horizonDays: 366,
    bufferBefore: 60,
    bufferAfter: 60,
    needsApproval: true,
    pendingMode: 'HOLDS',
    deposit: 50_000,
    terms: three('<p>Leave the hall as you found it.</p>', '<p>請將場地還原。</p>', '<p>请将场地还原。</p>'),
    cancellationFees: [
      { id: 'week', hoursBefore: 168, feePercent: 2500 },
      { id: 'day', hoursBefore: 24, feePercent: 10_000 },
    ],
    services: [
      {
        id: 'clean',
        name: three('Cleaning', '清潔', '清洁'),
        price: 12_000,
        priceFor: 'BOOKING',
        maxPieces: null,
        noticeMinutes: 2880,
      },
      {
        id: 'sound',
        name: three('Sound technician', '音響技師', '音响技师'),
        price: 9_000,
        priceFor: 'HOUR',
        maxPieces: null,
        noticeMinutes: 2880,
      },
    ],
    viewableBy: 'ALL',
  },
  {
    name: three('Board room', '董事會議室', '董事会议室'),
    description: three(
      '<p>For confidential talks, with a view.</p>',
      '<p>景觀開揚，適合保密會議。</p>',
      '<p>视野开阔，适合保密会议。</p>',
    ),
    location: three('Beside the sky garden', '空中花園旁', '空中花园旁'),
    floorNo: '12',
    capacity: 14,
    atOnce: 1,
    amenities: ['Screen', 'Video conference', 'Whiteboard'],
    openingHrs: days(WORKDAYS, '08:00', '20:00'),
    slotMinutes: 30,
    minMinutes: 30,
    maxMinutes: 480,
    horizonDays: 90,
    bufferAfter: 15,
    needsApproval: true,
    pendingMode: 'COMPETES',
    checkInNeeded: true,
    opensMinutesBefore: 15,
    closesMinutesAfter: 15,
    maxOpenPerPerson: 5,
    cancellationFees: [{ id: 'late', hoursBefore: 24, feePercent: 5000 }],
    services: [
      {
        id: 'lunch',
        name: three('Sandwich lunch', '三文治午餐', '三明治午餐'),
        price: 1_800,
        priceFor: 'PERSON',
        maxPieces: null,
        noticeMinutes: 1440,
      },
      {
        id: 'flip',
        name: three('Flip chart', '活頁掛圖', '活页挂图'),
        price: 1_000,
        priceFor: 'PIECE',
        maxPieces: 3,
        noticeMinutes: 60,
      },
    ],
    viewableBy: 'ALL',
  },
]);

export const facilityRateSample = defineSample(facilityRate, [
  { name: 'Rooms by the hour', appliesTo: 'BUILDING', unit: 'HOUR', price: 6_000, bookedBy: 'ALL', active: true },
  { name: 'Rooms, half a day', appliesTo: 'BUILDING', unit: 'HALF_DAY', price: 20_000, bookedBy: 'ALL', active: true },
  { name: 'Rooms, whole day', appliesTo: 'BUILDING', unit: 'DAY', price: 35_000, bookedBy: 'ALL', active: true },
  {
    name: 'Evenings and weekends',
    appliesTo: 'BUILDING',
    unit: 'HOUR',
    price: 8_000,
    dayKinds: ['WEEKEND', 'HOLIDAY'],
    fromTime: '18:00',
    toTime: '22:00',
    bookedBy: 'ALL',
    startDate: '2026-01-01',
    active: true,
  },
]);

export const facilityDiscountSample = defineSample(facilityDiscount, [
  {
    name: 'Long bookings',
    appliesTo: 'BUILDING',
    amountType: 'PERCENTAGE',
    amount: 1_000,
    minMinutes: 240,
    bookedBy: 'ALL',
    active: true,
  },
  {
    name: 'Welcome',
    code: 'WELCOME20',
    appliesTo: 'BUILDING',
    amountType: 'PERCENTAGE',
    amount: 2_000,
    cappedAmount: 5_000,
    bookedBy: 'ALL',
    active: true,
  },
  {
    name: 'Opening offer',
    appliesTo: 'BUILDING',
    amountType: 'FIXED',
    amount: 1_000,
    cappedAmount: null,
    bookedBy: 'ALL',
    active: false,
  },
]);

export const bookingPeriodSample = defineSample(bookingPeriod, [
  { name: three('Morning', '上午', '上午'), startTime: '08:00', endTime: '12:00', appliesTo: 'BUILDING', active: true },
  { name: three('Evening', '晚上', '晚上'), startTime: '18:00', endTime: '23:00', appliesTo: 'BUILDING', active: true },
]);

export const blockedDateSample = defineSample(
  blockedDate,
  [
    {
      name: 'Power shutdown',
      appliesTo: 'BUILDING',
      allDay: true,
      startDate: '2037-03-06',
      endDate: '2037-03-07',
      repeats: null,
    },
    {
      name: 'Fire drill',
      appliesTo: 'BUILDING',
      allDay: false,
      startDate: '2037-04-01',
      endDate: '2037-04-01',
      repeats: null,
      startTime: '10:00',
      endTime: '11:30',
    },
  ],
  { together: true },
);

/** On a Tuesday that is near enough for every facility, and never today. */
const tuesday = (hour: number): string => {
  const day = new Date(Date.now() + 2 * DAY);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  return `${day.toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00.000Z`;
};

export const facilityBookingSample = defineSample(
  facilityBooking,
  [
    {
      startAt: tuesday(2),
      endAt: tuesday(3),
      title: 'Planning',
      attendeeCount: 1,
      remark: 'With a screen',
      services: null,
      discountCode: null,
      outsideRules: false,
    },
    {
      startAt: tuesday(4),
      endAt: tuesday(5),
      title: 'Interview',
      attendeeCount: 1,
      services: null,
      discountCode: null,
      outsideRules: false,
    },
  ],
  { together: true },
);

export const facilityWaitSample = defineSample(
  facilityWait,
  [
    { startAt: tuesday(2), endAt: tuesday(3), title: 'Review', attendeeCount: 1 },
    { startAt: tuesday(4), endAt: tuesday(5), title: 'Workshop', attendeeCount: 1 },
  ],
  { together: true },
);

export const calendarFeedSample = defineSample(calendarFeed, [
  { name: 'My bookings', feedOf: 'OWN' },
  { name: 'My bookings on the phone', feedOf: 'OWN' },
]);
