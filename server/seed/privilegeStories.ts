/** What the privileges of the demo data are about. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';

type Words = Record<LocaleCode, string>;
/** In the order of the languages. */
const three = (...texts: [string, string, string]) =>
  Object.fromEntries(localeCodes.map((code, index) => [code, texts[index] ?? texts[0]])) as Words;

export interface PrivilegeStory {
  name: Words;
  tagline: Words | null;
  tags: readonly string[] | null;
  targetUserGroup: string;
  promotionIssueType: string;
  availableForRedemption: boolean;
  totalQty: number | null;
  promotionQuotaType: string;
  promotionQuotaFrequencyType: string;
  multipleRedemption: boolean;
  userMaxLimit: number | null;
  status: 'DRAFT' | 'PENDING_APPROVAL' | 'APPROVED' | 'REJECTED' | 'PUBLISHED' | 'TERMINATED';
  /** A company in the building offers it. */
  company?: boolean;
  /** Its first day, seen from today, and how many days follow. */
  from: number;
  days: number;
  /** By their places in the retail of the demo data. */
  stores?: readonly number[];
  links?: readonly Record<string, unknown>[];
}
const plain = {
  tagline: null,
  tags: null,
  targetUserGroup: 'ALL',
  promotionIssueType: 'GENERAL',
  availableForRedemption: true,
  totalQty: null,
  promotionQuotaType: 'PER_PRIVILEGE',
  promotionQuotaFrequencyType: 'OVERALL',
  multipleRedemption: false,
  userMaxLimit: null,
  from: -15,
  days: 90,
} as const;

export const privilegeStories: readonly PrivilegeStory[] = [
  {
    ...plain,
    name: three('Second kopi free', '第二杯咖啡免費', '第二杯咖啡免费'),
    tagline: three('Every afternoon', '每天下午', '每天下午'),
    tags: ['Coffee'],
    totalQty: 50,
    promotionQuotaFrequencyType: 'DAILY',
    multipleRedemption: true,
    userMaxLimit: 20,
    status: 'PUBLISHED',
    company: true,
    stores: [0],
    links: [
      {
        id: '00000000-0000-4000-8000-0000000000a1',
        link: { type: 'WEB_LINK', url: 'https://kopi.example/menu', openIn: 'APP' },
        text: three('What there is today', '今日餐牌', '今日菜单'),
        buttonText: three('Menu', '餐牌', '菜单'),
      },
    ],
  },
  {
    ...plain,
    name: three('Ten dollars off lunch', '午餐減十元', '午餐减十元'),
    tags: ['Lunch', 'Noodles'],
    targetUserGroup: 'TENANT',
    totalQty: 200,
    promotionQuotaFrequencyType: 'MONTHLY',
    status: 'PUBLISHED',
    stores: [1],
  },
  {
    ...plain,
    name: three('A drink with every meal', '每餐送飲品', '每餐送饮品'),
    tags: ['Lunch'],
    totalQty: 30,
    promotionQuotaType: 'PER_STORE',
    promotionQuotaFrequencyType: 'WEEKLY',
    status: 'PUBLISHED',
    stores: [0, 1],
  },
  {
    ...plain,
    name: three('Welcome box', '迎新禮盒', '迎新礼盒'),
    promotionIssueType: 'INDIVIDUAL',
    status: 'PUBLISHED',
  },
  {
    ...plain,
    name: three('Late noodles on Fridays', '週五宵夜', '周五夜宵'),
    status: 'PUBLISHED',
    from: -60,
    days: 40,
    stores: [1],
  },
  {
    ...plain,
    name: three('Kaya toast set', '咖椰吐司套餐', '咖椰吐司套餐'),
    status: 'PENDING_APPROVAL',
    company: true,
    stores: [0],
  },
  { ...plain, name: three('Breakfast for two', '雙人早餐', '双人早餐'), status: 'PENDING_APPROVAL', company: true, stores: [0] },
  { ...plain, name: three('Tea at three', '三時茶點', '三点茶点'), status: 'APPROVED', company: true, from: 7, stores: [0] },
  { ...plain, name: three('All you can drink', '任飲咖啡', '任饮咖啡'), status: 'REJECTED', company: true, stores: [0] },
  { ...plain, name: three('Year-end hamper', '年終禮籃', '年终礼篮'), status: 'DRAFT', from: 20, totalQty: 100 },
  { ...plain, name: three('Staff supper', '員工晚膳', '员工晚餐'), targetUserGroup: 'BUILDING_STAFF', status: 'DRAFT' },
  { ...plain, name: three('Half-price shoe repair', '半價修鞋', '半价修鞋'), status: 'TERMINATED', stores: [2] },
];

interface ClaimStory {
  /** The place of the privilege. */
  of: number;
  status: 'CLAIMED' | 'REDEEMED' | 'REVOKED' | 'EXPIRED';
  /** Days since it was claimed. */
  ago: number;
  store?: number;
  wasRedeemed?: boolean;
}
export const claimStories: readonly ClaimStory[] = [
  { of: 0, status: 'REDEEMED', ago: 9, store: 0 },
  { of: 0, status: 'REDEEMED', ago: 6, store: 0 },
  { of: 0, status: 'CLAIMED', ago: 1 },
  { of: 0, status: 'REVOKED', ago: 5, store: 0, wasRedeemed: true },
  { of: 1, status: 'REDEEMED', ago: 4, store: 1 },
  { of: 1, status: 'CLAIMED', ago: 2 },
  { of: 2, status: 'CLAIMED', ago: 1, store: 1 },
  { of: 3, status: 'CLAIMED', ago: 3 },
  { of: 4, status: 'EXPIRED', ago: 40 },
  { of: 11, status: 'REVOKED', ago: 8 },
];
