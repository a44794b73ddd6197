/** Typical maintenance broadcasts, in the language that content always has. Their periods are some days from now. */
import { fallbackLocale } from '#i18n/locales.ts';
import { defineSample } from '../kernel/sample.ts';
import { maintenanceBroadcast } from './maintenanceBroadcast.ts';

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
