/** Typical maintenance broadcasts, in the language that content always has, their periods some days from now; and notifications in three. */
import { fallbackLocale, type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { emergencyBroadcast } from './emergencyBroadcast.ts';
import { emergencyBroadcastTemplate } from './emergencyBroadcastTemplate.ts';
import { maintenanceBroadcast } from './maintenanceBroadcast.ts';
import { notification } from './notification.ts';

const HOUR_MS = 3_600_000;
/** Noon in UTC, evening in East Asia, so many days from now; and so many hours later. */
const evening = (days: number, hours = 0) => {
  const today = Math.floor(Date.now() / (24 * HOUR_MS));
  return new Date(((today + days) * 24 + 12 + hours) * HOUR_MS).toISOString();
};

export const maintenanceSample = defineSample(maintenanceBroadcast, [
  {
    title: { [fallbackLocale]: 'Faster reports' },
    message: { [fallbackLocale]: 'The portal moves to faster servers. Nothing that you have entered is lost.' },
    startAt: evening(9),
    endAt: evening(9, 2),
  },
  {
    title: { [fallbackLocale]: 'Security updates' },
    message: { [fallbackLocale]: 'The portal restarts twice. Please save what you are working on before.' },
    startAt: evening(30),
    endAt: evening(30, 1),
  },
]);

/** In the order of the languages. */
const three = (...texts: [string, string, string]) =>
  Object.fromEntries(localeCodes.map((code, index) => [code, texts[index] ?? texts[0]])) as Record<LocaleCode, string>;

export const notificationSample = defineSample(notification, [
  {
    title: three('Lift 3 is back in service', '三號升降機已恢復服務', '3 号电梯已恢复使用'),
    message: three(
      'The repair of lift 3 is finished. Thank you for your patience.',
      '三號升降機已完成維修，感謝您的耐心。',
      '3 号电梯已修好，感谢您的耐心。',
    ),
    viewableBy: 'ALL',
  },
  {
    title: three('Fire drill next Wednesday', '下星期三進行火警演習', '下周三进行消防演习'),
    message: three(
      'The alarm sounds at 10 a.m. Please leave by the nearest stairs and meet at the fountain.',
      '警鐘將於上午十時響起，請使用最近的樓梯離開，並於噴水池旁集合。',
      '警铃将于上午 10 点响起，请走最近的楼梯离开，并在喷泉旁集合。',
    ),
    link: 'https://www.example.com/fire-drill',
    viewableBy: 'ALL',
  },
  {
    title: three('New recycling bins in the basement', '地庫新增回收箱', '地库新增回收箱'),
    message: three(
      'Paper, metal and plastics each have a bin of their own beside the loading bay.',
      '卸貨區旁現已設有廢紙、金屬及塑膠回收箱。',
      '卸货区旁现设有废纸、金属和塑料回收箱。',
    ),
    viewableBy: 'ALL',
  },
]);

/** Typical emergencies, one that is waited for and one that is practised, and what is prepared for others. */
export const emergencySample = defineSample(emergencyBroadcast, [
  {
    title: { [fallbackLocale]: 'Typhoon signal no. 8' },
    message: { [fallbackLocale]: 'The building closes two hours after the signal. Please go home and stay away from windows.' },
    recipientType: 'ALL',
    startAt: evening(20),
  },
  {
    title: { [fallbackLocale]: 'Fire drill' },
    message: { [fallbackLocale]: 'This is a drill. Leave by the nearest stairs and meet at the assembly point.' },
    recipientType: 'ALL',
  },
]);

export const emergencyPresetSample = defineSample(emergencyBroadcastTemplate, [
  {
    name: 'Fire',
    title: { [fallbackLocale]: 'Fire in the building' },
    message: { [fallbackLocale]: 'Leave by the nearest stairs now. Do not use the lifts. Meet at the assembly point.' },
    recipientType: 'ALL',
  },
  {
    name: 'Power cut',
    title: { [fallbackLocale]: 'Power cut' },
    message: { [fallbackLocale]: 'Please stay where you are. Our team is on its way to the lifts.' },
    recipientType: 'EMERGENCY_CONTACT',
  },
]);
