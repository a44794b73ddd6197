/** The languages in which people write content. EN, TC and SC name them everywhere; they are the same in each of them. */
export const contentLanguages = [
  { code: 'en', short: 'EN' },
  { code: 'zh-Hant', short: 'TC' },
  { code: 'zh-Hans', short: 'SC' },
] as const;
export type ContentLanguage = (typeof contentLanguages)[number]['code'];
