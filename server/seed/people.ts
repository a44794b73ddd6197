/** Typical names in the offices of Singapore, Hong Kong and London; no real people. */

const CHINESE_SURNAMES = [
  '陳',
  '林',
  '黃',
  '張',
  '李',
  '王',
  '吳',
  '劉',
  '蔡',
  '楊',
  '許',
  '鄭',
  '謝',
  '郭',
  '洪',
  '曾',
] as const;
const CHINESE_GIVEN = [
  '偉明',
  '美玲',
  '志強',
  '淑芬',
  '嘉欣',
  '俊傑',
  '雅婷',
  '國榮',
  '詠詩',
  '家豪',
  '慧敏',
  '子軒',
  '曉彤',
  '文傑',
  '麗華',
  '浩然',
] as const;
const ROMAN_SURNAMES = [
  'Tan',
  'Lim',
  'Wong',
  'Cheung',
  'Lee',
  'Ong',
  'Ng',
  'Lau',
  'Choi',
  'Yeo',
  'Koh',
  'Cheng',
  'Tse',
  'Kwok',
  'Ang',
  'Tsang',
] as const;
const ROMAN_GIVEN = [
  'Wei Ming',
  'Mei Ling',
  'Chi Keung',
  'Suk Fan',
  'Ka Yan',
  'Chun Kit',
  'Nga Ting',
  'Kwok Wing',
  'Wing Sze',
  'Ka Ho',
  'Hui Min',
  'Zi Xuan',
  'Hiu Tung',
  'Man Kit',
  'Lai Wah',
  'Hao Ran',
] as const;
const ENGLISH_GIVEN = [
  'Olivia',
  'George',
  'Amelia',
  'Arthur',
  'Isla',
  'Noah',
  'Ava',
  'Oscar',
  'Grace',
  'Henry',
  'Florence',
  'Theo',
  'Ivy',
  'Leo',
  'Freya',
  'Priya',
  'Arjun',
  'Nurul',
] as const;
const ENGLISH_SURNAMES = [
  'Bennett',
  'Clarke',
  'Hughes',
  'Patel',
  'Walker',
  'Turner',
  'Sharma',
  'Edwards',
  'Fraser',
  'Murphy',
  'Campbell',
  'Rahman',
  'Nair',
  'Foster',
  'Palmer',
  'Ellis',
  'Grant',
] as const;
const JOBS = [
  'Account Manager',
  'Accountant',
  'Business Analyst',
  'Compliance Officer',
  'Data Analyst',
  'Designer',
  'Executive Assistant',
  'Finance Director',
  'Human Resources Partner',
  'Legal Counsel',
  'Marketing Manager',
  'Office Manager',
  'Operations Lead',
  'Product Manager',
  'Receptionist',
  'Software Engineer',
] as const;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export interface Person {
  fullName: string;
  /** The part of the e-mail address before the @. */
  mailName: string;
  jobTitle: string;
  mobileNumber: string | null;
}

const romanised = (index: number) => `${pick(ROMAN_SURNAMES, index)} ${pick(ROMAN_GIVEN, index * 7 + 3)}`;
const english = (index: number) => `${pick(ENGLISH_GIVEN, index * 5 + 1)} ${pick(ENGLISH_SURNAMES, index)}`;
const ideographs = (index: number) => `${pick(CHINESE_SURNAMES, index)}${pick(CHINESE_GIVEN, index * 7 + 3)}`;

/** The person of that number: a third with Chinese characters, a third romanised, a third English. */
export function person(index: number): Person {
  const latin = index % 3 === 2 ? english(index) : romanised(index);
  return {
    fullName: index % 3 === 0 ? ideographs(index) : latin,
    mailName: `${latin.toLowerCase().replaceAll(' ', '.')}.${index}`,
    jobTitle: pick(JOBS, index * 3),
    mobileNumber: index % 9 === 4 ? null : `+65 8${String(1_000_000 + index * 7919).slice(-7)}`,
  };
}
