import type { visitErrors as model } from '../en/visitorTexts.ts';
import type { Same } from '../shape.ts';

export const visitErrors: Same<typeof model> = {
  over: '此时间已过。',
  tooLong: '每次到访最多 %{hours} 小时。',
  closed: '此时间不接待访客。',
  quota: '公司当日已达 %{quota} 名访客上限。',
  stopped: '此访客不可进入。大厦团队了解详情。',
  stillLacking: '仍欠资据。',
  buildingLimit: '大厦最多容许 %{limit}。',
  lessApproval: '大厦要求更嚴格的批准。',
  lessAsked: '大厦要求访客提供更多资据。',
  noWalkIns: '暂时不可在此登记，请向柜台查询。',
  acceptDocuments: '请接受所有文件。',
  scanTime: '扫描记录不可超过一天。',
  scan: {
    INVALID: '代码不正确。',
    BLOCKED: '已拦截：请联络保安。',
    TOO_EARLY: '由 %{from} 起有效。',
    TOO_LATE: '有效期至 %{until}。',
    CANCELLED: '到访已取消。',
    ALREADY: '已于 %{at} 签到 %{desk}',
    UNAPPROVED: '到访尚未获批准，请向柜台查询。',
    INCOMPLETE: '访客仍须补充资据。',
    NOT_IN: '访客不在大厦内。',
    WRONG_PLACE: '此代码属于其他地方。',
  },
};
