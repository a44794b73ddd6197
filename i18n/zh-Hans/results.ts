import type { results as model } from '../en/results.ts';
import type { Same } from '../shape.ts';

export const results: Same<typeof model> = {
  total: '%{smart_count} 份回应',
  nobody: '暂时没有人回答。',
  noneFound: '所选期间或公司没有人回答。',
  period: '期间',
  company: '公司',
  allCompanies: '所有公司',
  noCompany: '不属于任何公司',
  byDay: '按日期',
  byCompany: '按公司',
  day: '日期',
  answer: '回答',
  number: '数目',
  share: '比例',
  answered: '%{smart_count} 人已回答',
  average: '平均：%{average}',
  stars: '%{smart_count} 星',
  most: '最多：%{count}',
  inWords: '文字回答',
  mail: '电邮回答',
};
