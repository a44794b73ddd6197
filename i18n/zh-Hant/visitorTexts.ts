import type { visitErrors as model } from '../en/visitorTexts.ts';
import type { Same } from '../shape.ts';

export const visitErrors: Same<typeof model> = {
  over: '此時間已過。',
  tooLong: '每次到訪最多 %{hours} 小時。',
  closed: '此時間不接待訪客。',
  quota: '公司當日已達 %{quota} 名訪客上限。',
  stopped: '此訪客不可進入。大廈團隊了解詳情。',
  stillLacking: '仍欠資料。',
  buildingLimit: '大廈最多容許 %{limit}。',
  lessApproval: '大廈要求更嚴格的批准。',
  lessAsked: '大廈要求訪客提供更多資料。',
  noWalkIns: '暫時不可在此登記，請向櫃檯查詢。',
  acceptDocuments: '請接受所有文件。',
  scanTime: '掃描記錄不可超過一天。',
  scan: {
    INVALID: '代碼不正確。',
    BLOCKED: '已攔截：請聯絡保安。',
    TOO_EARLY: '由 %{from} 起有效。',
    TOO_LATE: '有效期至 %{until}。',
    CANCELLED: '到訪已取消。',
    ALREADY: '已於 %{at} 簽到 %{desk}',
    UNAPPROVED: '到訪尚未獲批准，請向櫃檯查詢。',
    INCOMPLETE: '訪客仍須補充資料。',
    NOT_IN: '訪客不在大廈內。',
    WRONG_PLACE: '此代碼屬於其他地方。',
  },
};
