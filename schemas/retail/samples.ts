/** Typical stores of a building in Singapore, and the categories in which people look for them. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { HOLIDAY } from '../kernel/fields/hours.ts';
import { opcCategory } from './opcCategory.ts';
import { opcItem } from './opcItem.ts';
import { opcMenuGroup } from './opcMenuGroup.ts';
import { opcMenuGroupVisibilityPeriod } from './opcMenuGroupVisibilityPeriod.ts';
import { opcOptionGroup } from './opcOptionGroup.ts';
import { opcPromoCode } from './opcPromoCode.ts';
import { retailCategory } from './retailCategory.ts';
import { retailStore } from './retailStore.ts';
import { retailStoreDeliveryPeriod } from './retailStoreDeliveryPeriod.ts';

/** In the order of the languages. */
const three = (...texts: [string, string, string]) =>
  Object.fromEntries(localeCodes.map((code, index) => [code, texts[index] ?? texts[0]])) as Record<LocaleCode, string>;
const days = (which: readonly number[], from: string, to: string) => which.map((day) => ({ day, from, to }));
const WORKDAYS = [1, 2, 3, 4, 5] as const;

export const retailCategorySample = defineSample(retailCategory, [
  { name: three('Food and drinks', '餐飲', '餐饮') },
  { name: three('Services', '服務', '服务') },
  { name: three('Health', '健康', '健康') },
]);

export const opcCategorySample = defineSample(opcCategory, [
  { name: three('Coffee', '咖啡', '咖啡'), recommended: true },
  { name: three('Noodles', '麵食', '面食') },
  { name: three('Salads', '沙律', '沙拉') },
]);

export const retailStoreSample = defineSample(retailStore, [
  {
    name: three('Kopi Corner', '咖啡角', '咖啡角'),
    location: three('Beside the lift lobby', '電梯大堂旁', '电梯大堂旁'),
    description: three(
      '<p>Kopi, teh and kaya toast from half past seven.</p>',
      '<p>早上七時半起供應咖啡、奶茶及咖椰吐司。</p>',
      '<p>早上七点半起供应咖啡、奶茶和咖椰吐司。</p>',
    ),
    floorNo: '1',
    unitNo: '05',
    contactNo: '+65 6123 4610',
    opc: true,
    enableDelivery: true,
    deliveryFee: 200,
    deliveryLeadTime: 30,
    collectionTime: 10,
    openingHrs: [...days(WORKDAYS, '07:30', '18:00'), ...days([6], '08:00', '14:00')],
    notifyPartyEmails: ['orders@kopi.example'],
    viewableBy: 'ALL',
  },
  {
    name: three('Marina Noodle Bar', '濱海麵館', '滨海面馆'),
    location: three('Basement, by the car park', '地庫停車場旁', '地下停车场旁'),
    description: three('<p>Late noodles on Fridays.</p>', '<p>週五供應宵夜。</p>', '<p>周五供应夜宵。</p>'),
    floorNo: 'B1',
    unitNo: '12',
    contactNo: '+65 6123 4611',
    opc: true,
    collectionTime: 20,
    peakActivity: true,
    peakWaitDuration: 15,
    openingHrs: [
      ...days([1, 2, 3, 4], '11:00', '21:00'),
      ...days([5], '11:00', '17:00'),
      ...days([5], '17:00', '02:00'),
      ...days([HOLIDAY], '12:00', '20:00'),
    ],
    viewableBy: 'ALL',
  },
  {
    name: three('Harbour Dry Cleaners', '海港乾洗', '海港干洗'),
    floorNo: '1',
    unitNo: '08',
    contactNo: '+65 6123 4612',
    websiteUrl: 'https://drycleaners.example',
    externalRetail: true,
    openingHrs: days(WORKDAYS, '08:30', '19:00'),
    viewableBy: 'ALL',
  },
]);

export const deliveryPeriodSample = defineSample(retailStoreDeliveryPeriod, [
  { daysOfWeek: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'], startTime: '11:30', endTime: '14:00' },
  { daysOfWeek: ['SATURDAY'], startTime: '12:00', endTime: '13:00' },
]);

export const opcMenuGroupSample = defineSample(opcMenuGroup, [
  { name: three('Breakfast', '早餐', '早餐') },
  { name: three('Drinks', '飲品', '饮品') },
  { name: three('Friday specials', '週五特選', '周五特选') },
]);

export const visibilityPeriodSample = defineSample(opcMenuGroupVisibilityPeriod, [
  {
    daysOfWeek: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    publicHolidays: 'NEVER',
    startTime: '07:00',
    endTime: '11:00',
  },
  { daysOfWeek: ['FRIDAY'], publicHolidays: 'AS_WEEKDAY', startTime: '18:00', endTime: '02:00' },
]);

export const opcOptionGroupSample = defineSample(
  opcOptionGroup,
  [
    {
      name: three('Size', '份量', '份量'),
      selectOption: 'SINGLE_SELECT',
      required: true,
      minQty: 1,
      maxQty: 1,
      addOns: [
        { id: 'regular', name: three('Regular', '標準', '标准'), price: 0, quantity: null, available: true, preSelected: true },
        { id: 'large', name: three('Large', '大', '大'), price: 80, quantity: null, available: true, preSelected: false },
      ],
    },
    {
      name: three('Extras', '加料', '加料'),
      selectOption: 'MULTI_SELECT',
      required: false,
      minOptions: 1,
      maxOptions: 2,
      minQty: 1,
      maxQty: 4,
      addOns: [
        {
          id: 'egg',
          name: three('Soft-boiled egg', '半熟蛋', '半熟蛋'),
          price: 120,
          quantity: 2,
          available: true,
          preSelected: false,
        },
        { id: 'butter', name: three('Butter', '牛油', '黄油'), price: 50, quantity: 2, available: true, preSelected: false },
        { id: 'kaya', name: three('Kaya', '咖椰', '咖椰'), price: 60, quantity: 1, available: false, preSelected: false },
      ],
    },
  ],
  { together: true },
);

export const opcItemSample = defineSample(opcItem, [
  {
    name: three('Kaya toast set', '咖椰吐司套餐', '咖椰吐司套餐'),
    description: three('With two soft-boiled eggs.', '配兩隻半熟蛋。', '配两个半熟蛋。'),
    basePrice: 480,
    quantity: 40,
    preparationTime: 8,
    recommended: true,
  },
  { name: three('Kopi', '咖啡', '咖啡'), basePrice: 180, preparationTime: 3 },
  { name: three('Teh', '奶茶', '奶茶'), basePrice: 180, preparationTime: 3 },
]);

/** The building chooses the codes and the stores. */
export const promoCodeSample = defineSample(opcPromoCode, [
  {
    promoType: 'ORDER',
    codeType: 'GENERIC',
    name: 'Ten percent for new tenants',
    description: 'At most SGD 5 off, for orders of SGD 10 and more.',
    amountType: 'PERCENTAGE',
    amount: 1000,
    cappedAmount: 500,
    minCartAmount: 1000,
    startDate: '2026-11-01',
    endDate: '2027-03-31',
    totalQty: 500,
    budgetAmount: 200_000,
    maxRedemptionPerDay: 50,
    maxRedemptionPerUser: 2,
  },
  {
    promoType: 'ITEM',
    codeType: 'GENERIC',
    name: 'One drink for half the price',
    amountType: 'PERCENTAGE',
    amount: 5000,
    applyToItem: 'SINGLE',
    startDate: '2026-11-01',
    maxRedemptionPerUser: 1,
  },
  {
    promoType: 'ORDER',
    codeType: 'UNIQUE',
    name: 'Vouchers of the opening party',
    amountType: 'FIXED',
    amount: 300,
    startDate: '2026-11-01',
    endDate: '2027-01-31',
    totalQty: 20,
  },
]);
