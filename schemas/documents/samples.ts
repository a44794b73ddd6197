/** Typical categories and documents. The file of a document is stored by whoever needs one. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { document } from './document.ts';
import { documentCategory } from './documentCategory.ts';

/** In the order of the languages. */
const three = (...texts: [string, string, string]) =>
  Object.fromEntries(localeCodes.map((code, index) => [code, texts[index] ?? texts[0]])) as Record<LocaleCode, string>;

export const documentCategorySample = defineSample(documentCategory, [
  { categoryName: three('House rules', '大廈守則', '大厦守则') },
  { categoryName: three('Fit-out and moving', '裝修及搬遷', '装修与搬迁') },
  { categoryName: three('Safety', '安全', '安全') },
]);

/** Whom they are for; in the order of the categories, two each. */
export const documentSample = defineSample(document, [
  { documentName: three('Handbook for tenants', '租戶手冊', '租户手册'), recipientType: 'TENANT', accountType: 'ALL' },
  { documentName: three('Rules of the car park', '停車場守則', '停车场守则'), recipientType: 'ALL', accountType: 'ALL' },
  { documentName: three('Fit-out guide', '裝修指引', '装修指引'), recipientType: 'TENANT', accountType: 'ADMIN' },
  { documentName: three('Booking the goods lift', '預約貨運升降機', '预约货梯'), recipientType: 'TENANT', accountType: 'ADMIN' },
  { documentName: three('Fire evacuation plan', '火警疏散計劃', '火警疏散计划'), recipientType: 'ALL', accountType: 'ALL' },
  { documentName: three('Duty roster', '當值表', '值班表'), recipientType: 'BUILDING_STAFF', accountType: 'ALL' },
]);
