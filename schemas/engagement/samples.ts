/** Typical polls and surveys, with their questions in three languages. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { inAppPopUpForm } from './inAppPopUpForm.ts';
import { pollForm } from './pollForm.ts';
import { surveyForm } from './surveyForm.ts';

/** In the order of the languages. */
const three = (...texts: [string, string, string]) =>
  Object.fromEntries(localeCodes.map((code, index) => [code, texts[index] ?? texts[0]])) as Record<LocaleCode, string>;

export const pollFormSample = defineSample(pollForm, [
  {
    name: three('Lobby café opening hours', '大堂咖啡廳營業時間', '大堂咖啡厅营业时间'),
    publishStartDate: '2036-03-01T01:00:00.000Z',
    publishEndDate: '2036-03-14T10:00:00.000Z',
    triggerPoint: 'HOME_PAGE',
    viewableBy: 'ALL',
    options: [
      {
        id: 'opens',
        position: 1,
        type: 'SINGLE_CHOICE',
        label: three('When should the café open?', '咖啡廳應於何時開門？', '咖啡厅应几点开门？'),
        required: true,
        choices: [
          { id: 'opens-7', position: 1, label: three('7:00 am', '上午七時', '早上 7 点') },
          { id: 'opens-8', position: 2, label: three('8:00 am', '上午八時', '早上 8 点') },
          { id: 'opens-9', position: 3, label: three('9:00 am', '上午九時', '早上 9 点') },
        ],
      },
      {
        id: 'wish',
        position: 2,
        type: 'LONG_TEXT',
        label: three('What would you like on the menu?', '您希望餐牌上有甚麼？', '您希望菜单上有什么？'),
        max: 500,
      },
    ],
  },
  {
    name: three('Cleanliness of the washrooms', '洗手間的清潔', '洗手间的清洁'),
    publishStartDate: '2036-04-01T01:00:00.000Z',
    publishEndDate: '2036-04-30T10:00:00.000Z',
    triggerPoint: 'AFTER_SERVICE_REQUEST',
    viewableBy: 'ALL',
    options: [
      {
        id: 'stars',
        position: 1,
        type: 'RATING',
        label: three('How clean are the washrooms?', '洗手間有多清潔？', '洗手间有多干净？'),
        required: true,
        max: 5,
      },
      {
        id: 'where',
        position: 2,
        type: 'MULTIPLE_CHOICE',
        label: three('Where could they be cleaner?', '哪些地方需要改善？', '哪些地方需要改善？'),
        choices: [
          { id: 'where-floor', position: 1, label: three('Floor', '地面', '地面') },
          { id: 'where-basins', position: 2, label: three('Basins', '洗手盆', '洗手盆') },
          { id: 'where-air', position: 3, label: three('Air', '空氣', '空气') },
        ],
      },
    ],
  },
]);

/** Ads that open nothing: what they point to is made by whoever needs it. */
export const inAppPopUpFormSample = defineSample(inAppPopUpForm, [
  {
    name: three('Lunch hour concert in the atrium', '中庭午間音樂會', '中庭午间音乐会'),
    publishStartDate: '2036-03-01T01:00:00.000Z',
    publishEndDate: '2036-03-14T10:00:00.000Z',
    viewableBy: 'ALL',
  },
  {
    name: three('Flu vaccination on level 3', '三樓流感疫苗接種', '三楼流感疫苗接种'),
    publishStartDate: '2036-04-01T01:00:00.000Z',
    publishEndDate: '2036-04-30T10:00:00.000Z',
    viewableBy: 'ALL',
  },
]);

export const surveyFormSample = defineSample(surveyForm, [
  {
    name: three('Tenant satisfaction', '租戶滿意度', '租户满意度'),
    publishStartDate: '2036-05-01T01:00:00.000Z',
    publishEndDate: '2036-05-31T10:00:00.000Z',
    viewableBy: 'ALL',
    options: [
      {
        id: 'overall',
        position: 1,
        type: 'RATING',
        label: three('How satisfied are you with the building?', '您對大廈的滿意程度？', '您对大厦的满意程度？'),
        required: true,
        max: 5,
      },
      {
        id: 'priority',
        position: 2,
        type: 'DROP_DOWN',
        label: three('What should we improve first?', '我們應先改善甚麼？', '我们应先改善什么？'),
        choices: [
          { id: 'priority-lifts', position: 1, label: three('Lifts', '升降機', '电梯') },
          { id: 'priority-air', position: 2, label: three('Air conditioning', '空調', '空调') },
          { id: 'priority-lobby', position: 3, label: three('Lobby', '大堂', '大堂') },
        ],
      },
      {
        id: 'days',
        position: 3,
        type: 'NUMBER',
        label: three('How many days a week are you here?', '您每週有幾天在此？', '您每周有几天在此？'),
        min: 0,
        max: 7,
      },
      {
        id: 'else',
        position: 4,
        type: 'LONG_TEXT',
        label: three('Anything else?', '還有其他意見嗎？', '还有其他意见吗？'),
      },
    ],
  },
]);
