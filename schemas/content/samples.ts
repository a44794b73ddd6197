/** Typical articles, featured items and deep links. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { article } from './article.ts';
import { deepLink } from './deepLink.ts';
import { featuredItem } from './featuredItem.ts';

/** In the order of the languages. */
const three = (...texts: [string, string, string]) =>
  Object.fromEntries(localeCodes.map((code, index) => [code, texts[index] ?? texts[0]])) as Record<LocaleCode, string>;

export const articleSample = defineSample(article, [
  {
    name: three('Getting here by bicycle', '騎單車上班', '骑自行车上班'),
    summary: three('Where to park, shower and change', '停泊單車、淋浴及更衣的地方', '停放自行车、淋浴和更衣的地方'),
    content: three(
      '<h2>Parking</h2><p>There are <strong>120 racks</strong> on basement 1, beside the east lift lobby.</p><ul><li>Showers are open from 6:30 am.</li><li>Lockers are free of charge.</li></ul>',
      '<h2>停泊</h2><p>地庫一樓東升降機大堂旁設有 <strong>120 個車架</strong>。</p><ul><li>淋浴間由早上六時半開放。</li><li>儲物櫃免費使用。</li></ul>',
      '<h2>停放</h2><p>地下一层东电梯厅旁设有 <strong>120 个车架</strong>。</p><ul><li>淋浴间早上 6:30 起开放。</li><li>储物柜免费使用。</li></ul>',
    ),
    tags: ['Transport'],
    viewableBy: 'ALL',
  },
  {
    name: three('What goes into which bin', '垃圾分類', '垃圾分类'),
    summary: three('Recycling in the building', '大廈內的回收', '大厦内的回收'),
    content: three(
      '<p>Paper is collected on every floor, glass and metal on level 1.</p>',
      '<p>各樓層均收集廢紙，玻璃及金屬則於一樓收集。</p>',
      '<p>各楼层均收集废纸，玻璃和金属在一楼收集。</p>',
    ),
    tags: ['Green building'],
    viewableBy: 'ALL',
  },
]);

/** Links that open no record: what they point to is made by whoever needs it. */
export const deepLinkSample = defineSample(deepLink, [
  { name: 'Lobby screen', remark: 'On the screen beside the reception', opensIn: 'APP', moduleCode: 'HOME' },
  { name: 'Lift poster', remark: 'In all passenger lifts', opensIn: 'APP', moduleCode: 'EVENTS' },
]);

/** What they open is chosen by whoever needs them: links and records exclude each other. */
export const featuredItemSample = defineSample(featuredItem, [
  {
    name: three('New sky garden', '全新空中花園', '全新空中花园'),
    tagline: three('Open from 7 am on level 30', '三十樓，早上七時開放', '30 楼，早上 7 点开放'),
    buttonText: three('Read more', '了解更多', '了解更多'),
    publishStartDate: '2036-03-01T01:00:00.000Z',
    publishEndDate: '2036-03-31T10:00:00.000Z',
    viewableBy: 'ALL',
  },
  {
    name: three('Call the building team', '聯絡大廈團隊', '联系大厦团队'),
    tagline: three('Day and night', '日夜為您服務', '昼夜为您服务'),
    publishStartDate: '2036-04-01T01:00:00.000Z',
    viewableBy: 'ALL',
  },
]);

/** The title of a building's home screen. */
export const welcomeTo = (building: string): Record<LocaleCode, string> =>
  three(`Welcome to ${building}`, `歡迎來到 ${building}`, `欢迎来到 ${building}`);
