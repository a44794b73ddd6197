import type { results as model } from '../en/results.ts';
import type { Same } from '../shape.ts';

export const results: Same<typeof model> = {
  total: '%{smart_count} 份回應',
  nobody: '暫時無人回答。',
  noneFound: '所選期間或公司無人回答。',
  period: '期間',
  company: '公司',
  allCompanies: '所有公司',
  noCompany: '不屬任何公司',
  byDay: '按日期',
  byCompany: '按公司',
  day: '日期',
  answer: '回答',
  number: '數目',
  share: '比例',
  answered: '%{smart_count} 人已回答',
  average: '平均：%{average}',
  stars: '%{smart_count} 星',
  most: '最多：%{count}',
  inWords: '文字回答',
  mail: '電郵回答',
};
