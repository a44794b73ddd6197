/** Typical stores of a building in Singapore, and the categories in which people look for them. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { HOLIDAY } from '../kernel/fields/hours.ts';
import { opcCategory } from './opcCategory.ts';
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
