/** Typical forms by which people ask a building's team for something, with their questions in three languages. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { serviceRequest } from './serviceRequest.ts';
import { serviceRequestComment } from './serviceRequestComment.ts';
import { serviceRequestForm } from './serviceRequestForm.ts';
import { serviceRequestPlace } from './serviceRequestPlace.ts';

/** In the order of the languages. */
const three = (...texts: [string, string, string]) =>
  Object.fromEntries(localeCodes.map((code, index) => [code, texts[index] ?? texts[0]])) as Record<LocaleCode, string>;
const choice = (id: string, position: number, ...texts: [string, string, string]) => ({ id, position, label: three(...texts) });

export const serviceRequestFormSample = defineSample(serviceRequestForm, [
  {
    title: three('Air-conditioning too warm or too cold', '冷氣過暖或過冷', '空调过暖或过冷'),
    tagline: three('We adjust the temperature of your floor', '我們會調整您樓層的溫度', '我们会调整您楼层的温度'),
    buttonText: three('Report', '報告', '报告'),
    viewableBy: 'ALL',
    isPayment: false,
    withoutSignIn: true,
    isAutoApproval: false,
    dueIn: 4,
    dueUnit: 'HOURS',
    options: [
      {
        id: 'feels',
        position: 1,
        type: 'SINGLE_CHOICE',
        label: three('How does it feel?', '感覺如何？', '感觉如何？'),
        required: true,
        choices: [choice('feels-warm', 1, 'Too warm', '過暖', '过暖'), choice('feels-cold', 2, 'Too cold', '過冷', '过冷')],
      },
      { id: 'since', position: 2, type: 'TIME', label: three('Since what time?', '由何時開始？', '从什么时候开始？') },
    ],
  },
  {
    title: three('Lift', '升降機', '电梯'),
    tagline: three('Doors, buttons, noises, floors', '門、按鈕、噪音、樓層', '门、按钮、噪音、楼层'),
    viewableBy: 'ALL',
    isPayment: false,
    withoutSignIn: true,
    isAutoApproval: true,
    dueIn: 8,
    dueUnit: 'HOURS',
    options: [
      {
        id: 'lift',
        position: 1,
        type: 'DROP_DOWN',
        label: three('Which lift?', '哪一部升降機？', '哪一部电梯？'),
        required: true,
        choices: [
          choice('lift-1', 1, 'Lift 1', '1 號升降機', '1 号电梯'),
          choice('lift-2', 2, 'Lift 2', '2 號升降機', '2 号电梯'),
          choice('lift-goods', 3, 'Goods lift', '載貨升降機', '货梯'),
        ],
      },
      {
        id: 'what',
        position: 2,
        type: 'LONG_TEXT',
        label: three('What happened?', '發生了甚麼事？', '发生了什么事？'),
        required: true,
        max: 1000,
      },
    ],
  },
  {
    title: three('Extra cleaning', '額外清潔', '额外清洁'),
    tagline: three('After an event or a renovation', '活動或裝修之後', '活动或装修之后'),
    viewableBy: 'ALL',
    isPayment: true,
    price: 12_000,
    isAutoApproval: false,
    dueIn: 2,
    dueUnit: 'WORKING_DAYS',
    options: [
      {
        id: 'day',
        position: 1,
        type: 'DATE',
        label: three('On which day?', '哪一天？', '哪一天？'),
        required: true,
      },
      {
        id: 'rooms',
        position: 2,
        type: 'NUMBER',
        label: three('How many rooms?', '多少個房間？', '多少个房间？'),
        required: true,
        min: 1,
        max: 50,
      },
      {
        id: 'tasks',
        position: 3,
        type: 'MULTIPLE_CHOICE',
        label: three('What is to be cleaned?', '需要清潔甚麼？', '需要清洁什么？'),
        choices: [
          choice('tasks-floor', 1, 'Floor', '地板', '地板'),
          choice('tasks-windows', 2, 'Windows', '窗戶', '窗户'),
          choice('tasks-pantry', 3, 'Pantry', '茶水間', '茶水间'),
        ],
      },
    ],
  },
  {
    title: three('Keys and locks', '鑰匙與門鎖', '钥匙与门锁'),
    tagline: three('Spare keys, lost keys, new locks', '備用鑰匙、遺失鑰匙、新門鎖', '备用钥匙、遗失钥匙、新门锁'),
    viewableBy: 'ALL',
    isPayment: true,
    price: 3_500,
    isAutoApproval: false,
    dueIn: 3,
    dueUnit: 'WORKING_DAYS',
    options: [
      {
        id: 'number',
        position: 1,
        type: 'SHORT_TEXT',
        label: three('Number on the key', '鑰匙上的號碼', '钥匙上的号码'),
        required: true,
        max: 40,
      },
      {
        id: 'copies',
        position: 2,
        type: 'NUMBER',
        label: three('How many copies?', '需要多少把？', '需要多少把？'),
        min: 1,
        max: 20,
      },
    ],
  },
]);

/** Requests without their forms, which whoever makes them chooses. */
export const serviceRequestSample = defineSample(serviceRequest, [
  { location: 'Level 12, meeting room 3', remark: 'Visitors arrive at two o’clock.' },
  { location: 'Lobby', remark: 'The doors open and close without end.' },
  { location: 'Level 8, pantry' },
  { location: 'Level 5, suite 502', remark: 'The lock turns, but the door stays shut.' },
]);

/** Places with QR codes. */
export const serviceRequestPlaceSample = defineSample(serviceRequestPlace, [
  { name: 'Lift lobby', floorNo: '1' },
  { name: 'Washroom, east', floorNo: '8' },
  { name: 'Meeting room 3', floorNo: '12' },
  { name: '茶水間', floorNo: '5' },
]);

export const serviceRequestCommentSample = defineSample(serviceRequestComment, [
  { comment: 'Our technician is on the way.' },
  { comment: 'The part has been ordered and comes on Thursday.' },
]);
