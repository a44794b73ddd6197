/** Typical privileges of shops in a building, with quantities of every kind. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { promotion } from './promotion.ts';
import { promotionRedemption } from './promotionRedemption.ts';

/** In the order of the languages. */
const three = (...texts: [string, string, string]) =>
  Object.fromEntries(localeCodes.map((code, index) => [code, texts[index] ?? texts[0]])) as Record<LocaleCode, string>;
/** As long as a privilege may be shown: what it is about does not depend on the day on which somebody looks. */
const times = {
  allDay: false,
  promotionStartDate: '2026-01-01',
  promotionStartTime: '00:00',
  promotionEndDate: '2035-12-31',
  promotionEndTime: '23:59',
  publishStartDate: '2026-01-01',
  publishStartTime: '00:00',
  publishEndDate: '2035-12-31',
  publishEndTime: '23:59',
} as const;

export const promotionSample = defineSample(
  promotion,
  [
    {
      ...times,
      name: three('Second kopi free', '第二杯咖啡免費', '第二杯咖啡免费'),
      tagline: three('Every afternoon', '每天下午', '每天下午'),
      tnc: three('<p>From 2 pm. One a day.</p>', '<p>下午二時起，每日一杯。</p>', '<p>下午两点起，每日一杯。</p>'),
      tags: ['Coffee'],
      targetUserGroup: 'ALL',
      promotionIssueType: 'GENERAL',
      availableForRedemption: true,
      totalQty: 50,
      promotionQuotaType: 'PER_PRIVILEGE',
      promotionQuotaFrequencyType: 'DAILY',
      multipleRedemption: true,
      userMaxLimit: 20,
    },
    {
      ...times,
      name: three('Ten dollars off lunch', '午餐減十元', '午餐减十元'),
      buttonText: three('Claim', '領取', '领取'),
      tags: ['Lunch', 'Noodles'],
      targetUserGroup: 'TENANT',
      promotionIssueType: 'GENERAL',
      availableForRedemption: true,
      totalQty: 200,
      promotionQuotaType: 'PER_PRIVILEGE',
      promotionQuotaFrequencyType: 'MONTHLY',
      multipleRedemption: false,
    },
    {
      ...times,
      name: three('Welcome box', '迎新禮盒', '迎新礼盒'),
      targetUserGroup: 'ALL',
      promotionIssueType: 'INDIVIDUAL',
      availableForRedemption: true,
      promotionQuotaType: 'PER_PRIVILEGE',
      promotionQuotaFrequencyType: 'OVERALL',
      multipleRedemption: false,
    },
  ],
  { together: true },
);

/** Of which privilege, and for whom, says everything. */
export const promotionRedemptionSample = defineSample(promotionRedemption, [{}]);
