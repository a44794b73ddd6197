/** One term per thing in each language, with the right punctuation: different words would suggest different things. */
import { describe, expect, it } from 'vitest';
import { entryTexts, guestTexts, legalTexts, mailboxTexts, paymentTexts } from '#i18n/pages.ts';
import { catalogues } from '#i18n/server.ts';
import type { Catalogue } from '#i18n/shape.ts';

type Texts = ReadonlyMap<string, string>;
function flatten(part: Catalogue, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(part))
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  return flat;
}
async function textsIn(locale: 'en' | 'zh-Hant' | 'zh-Hans'): Promise<Texts> {
  const pages = await Promise.all([entryTexts, guestTexts, legalTexts, mailboxTexts, paymentTexts].map((texts) => texts(locale)));
  return flatten(Object.assign({}, catalogues[locale], ...pages) as Catalogue);
}
const [english, traditional, simplified] = await Promise.all([textsIn('en'), textsIn('zh-Hant'), textsIn('zh-Hans')]);

/** Keys whose text matches, except intended ones. */
const saying = (texts: Texts, wrong: RegExp, ...kept: string[]) =>
  [...texts].filter(([key, text]) => wrong.test(text) && !kept.includes(key)).map(([key, text]) => `${key}: ${text}`);

/** The terms that are used, their meaning, and the terms to avoid. */
const traditionalTerms: readonly [string, RegExp][] = [
  ['月租車位: season parking', /月租泊車|季票/],
  ['服務申請: service request', /服務請求/],
  ['共享辦公桌: hotdesk', /共享工位|共用工作/],
  ['待處理: pending', /^待確認$/],
  ['行: row', /(?<![系下])列(?![表出印於])/],
  ['列表: list', /清單/],
  ['記錄: record', /紀錄/],
  ['項: how records are counted', /\} 筆/],
  ['用戶群組: user group', /用戶組/],
  ['資料: data', /數據/],
  ['目前: current', /現時/],
  ['更改: change', /變更/],
];
const simplifiedTerms: readonly [string, RegExp][] = [
  ['月租车位: season parking', /月租停车(?!位)/],
  ['服务申请: service request', /服务请求/],
  ['共享工位: hotdesk', /共享办公桌/],
  ['待处理: pending', /^待确认$/],
  ['列表: list', /清单/],
  ['大厦: building', /楼宇/],
  ['用户群组: user group', /用户组/],
];

describe('one term per thing', () => {
  for (const [term, others] of traditionalTerms) it(`zh-Hant ${term}`, () => expect(saying(traditional, others)).toEqual([]));
  for (const [term, others] of simplifiedTerms) it(`zh-Hans ${term}`, () => expect(saying(simplified, others)).toEqual([]));

  it('English says E-mail, except in quoted sentences of the specification', () => {
    const quoted = [
      'auth.emailRequired',
      'auth.emailInvalid',
      'errors.email',
      'errors.link.email',
      'notices.emailDomainAdded',
      'notices.terminationRequested',
      'notices.emailRecord',
      'notices.notifyPartiesUpdated',
    ];
    const withoutNames = new Map(
      [...english].filter(([key]) => !key.startsWith('ra.')).map(([key, text]) => [key, text.replace(/%\{\w+\}/g, '')]),
    );
    expect(saying(withoutNames, /\bemail/i, ...quoted)).toEqual([]);
  });
});

describe('Chinese has full-width punctuation', () => {
  for (const [locale, texts] of [
    ['zh-Hant', traditional],
    ['zh-Hans', simplified],
  ] as const)
    it(locale, () =>
      expect(saying(texts, /\p{Script=Han}\s*[,;:!?()]|[,;:!?(]\s*\p{Script=Han}|\}: /u, 'errors.issuer')).toEqual([]),
    );
});
