/** Typical visits, blocked people, settings and stations; no real people. */
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { visit } from './visit.ts';
import { visitBlock } from './visitBlock.ts';
import { visitingSetting } from './visitingSetting.ts';
import { visitorStation } from './visitorStation.ts';

const common = {
  locale: fallbackLocale,
  purpose: 'MEETING',
  visitDate: '2036-06-10',
  arrivalTime: '10:00',
  leaveTime: '12:00',
} as const;
/** Of a visitor who does not read the first language. */
const local = localeCodes[1] ?? fallbackLocale;

export const visitSample = defineSample(visit, [
  {
    ...common,
    visitorName: 'Noor Rahman',
    company: 'Lantern Interiors',
    email: 'noor@lantern.example',
    vehiclePlateNo: 'SGX 1234 A',
    floorNo: '12',
    hostMessage: 'Please take the lift on the left.',
    privateNote: 'Quote for the new reception.',
  },
  {
    ...common,
    visitorName: '林美玲',
    company: '海風設計',
    email: 'meiling@seabreeze.example',
    locale: local,
    arrivalTime: '11:00',
  },
]);

export const visitBlockSample = defineSample(visitBlock, [
  {
    name: 'Chan Tai Man',
    aliases: ['陳大文'],
    email: 'taiman@blocked.example',
    reason: 'Threatened the guards at the north gate.',
  },
  { name: 'Rory Kestrel', mobileNo: '+65 8765 4321', reason: 'Took a laptop from level 9.', until: '2036-12-31' },
]);

export const visitingSettingSample = defineSample(visitingSetting, [
  {
    askedFields: ['EMAIL', 'MOBILE_NO', 'COMPANY'],
    approval: 'NONE',
    longestStayHours: 12,
    dayEndTime: '22:00',
    walkIns: true,
    retentionDays: 90,
  },
]);

export const visitorStationSample = defineSample(visitorStation, [
  { name: 'North lobby', stationKind: 'KIOSK', clearSeconds: 60 },
  { name: 'South lobby', stationKind: 'DIRECTORY', clearSeconds: 60 },
]);
