/** Messages of the server, in the language that the request or the recipient asks for. */
import { bulkUpload as enBulkUpload } from './en/bulkUpload.ts';
import { devices as enDevices, errors as enFormErrors, dates as enPlaces } from './en/forms.ts';
import { messages as en } from './en/index.ts';
import { mail as enMail } from './en/mail.ts';
import * as enPermissions from './en/permissions.ts';
import { sso as enSso } from './en/sso.ts';
import { systemData as enSystemData } from './en/systemData.ts';
import { today as enToday } from './en/today.ts';
import { uploads as enUploads } from './en/uploads.ts';
import { type LocaleCode, localeFor } from './locales.ts';
import type { Catalogue } from './shape.ts';
import { type Params, textOf } from './translate.ts';
import { bulkUpload as zhHansBulkUpload } from './zh-Hans/bulkUpload.ts';
import { devices as zhHansDevices, errors as zhHansFormErrors, dates as zhHansPlaces } from './zh-Hans/forms.ts';
import { messages as zhHans } from './zh-Hans/index.ts';
import { mail as zhHansMail } from './zh-Hans/mail.ts';
import * as zhHansPermissions from './zh-Hans/permissions.ts';
import { sso as zhHansSso } from './zh-Hans/sso.ts';
import { systemData as zhHansSystemData } from './zh-Hans/systemData.ts';
import { today as zhHansToday } from './zh-Hans/today.ts';
import { uploads as zhHansUploads } from './zh-Hans/uploads.ts';
import { bulkUpload as zhHantBulkUpload } from './zh-Hant/bulkUpload.ts';
import { devices as zhHantDevices, errors as zhHantFormErrors, dates as zhHantPlaces } from './zh-Hant/forms.ts';
import { messages as zhHant } from './zh-Hant/index.ts';
import { mail as zhHantMail } from './zh-Hant/mail.ts';
import * as zhHantPermissions from './zh-Hant/permissions.ts';
import { sso as zhHantSso } from './zh-Hant/sso.ts';
import { systemData as zhHantSystemData } from './zh-Hant/systemData.ts';
import { today as zhHantToday } from './zh-Hant/today.ts';
import { uploads as zhHantUploads } from './zh-Hant/uploads.ts';

/** What the portal shows, and what only the server says. */
export const catalogues: Record<LocaleCode, Catalogue> = {
  en: {
    ...en,
    ...enPermissions,
    bulkUpload: enBulkUpload,
    devices: enDevices,
    dates: { ...en.dates, ...enPlaces },
    errors: { ...en.errors, ...enFormErrors },
    sso: enSso,
    mail: enMail,
    today: enToday,
    uploads: enUploads,
    systemData: enSystemData,
  } as unknown as Catalogue,
  'zh-Hant': {
    ...zhHant,
    ...zhHantPermissions,
    bulkUpload: zhHantBulkUpload,
    devices: zhHantDevices,
    dates: { ...zhHant.dates, ...zhHantPlaces },
    errors: { ...zhHant.errors, ...zhHantFormErrors },
    sso: zhHantSso,
    mail: zhHantMail,
    today: zhHantToday,
    uploads: zhHantUploads,
    systemData: zhHantSystemData,
  } as unknown as Catalogue,
  'zh-Hans': {
    ...zhHans,
    ...zhHansPermissions,
    bulkUpload: zhHansBulkUpload,
    devices: zhHansDevices,
    dates: { ...zhHans.dates, ...zhHansPlaces },
    errors: { ...zhHans.errors, ...zhHansFormErrors },
    sso: zhHansSso,
    mail: zhHansMail,
    today: zhHansToday,
    uploads: zhHansUploads,
    systemData: zhHansSystemData,
  } as unknown as Catalogue,
};

/** A message with `%{x}` filled in; English where the language lacks it, the key where English does too. */
export const translate = (locale: LocaleCode, key: string, params?: Params): string =>
  textOf(catalogues[locale], key, params) ?? textOf(catalogues.en, key, params) ?? key;

/** The language of an Accept-Language header: `zh-HK,zh;q=0.9` is zh-Hant. */
export const localeOfHeader = (header: string | undefined): LocaleCode =>
  localeFor(
    (header ?? '')
      .split(',')
      .map((part) => {
        const [tag = '', quality = 'q=1'] = part.trim().split(';');
        return { tag, weight: Number(quality.trim().slice(2)) || 0 };
      })
      .sort((a, b) => b.weight - a.weight)
      .map((one) => one.tag),
  );

/** Every text of the English catalogue, for `npm run describe`. */
export function englishTexts(catalogue: Catalogue = catalogues.en): string[] {
  return Object.values(catalogue).flatMap((one) => (typeof one === 'string' ? [one] : englishTexts(one)));
}
