import type { engagement as model } from '../en/engagement.ts';
import type { Same } from '../shape.ts';

const questionnaire = {
  officeCentre: '大廈',
  referenceNo: '參考編號',
  name: '名稱',
  publishStartDate: '發佈開始',
  publishEndDate: '發佈結束',
  options: '問題',
  successPage: '完成頁面',
  visible: '顯示',
  status: '狀態',
  publishedDate: '發佈時間',
  publishedUser: '發佈人',
};
const sections = {
  detail: '詳情',
  audience: '對象',
  questions: '問題',
  visibility: '顯示',
  success: '完成頁面',
};
const statuses = { DRAFT: '草稿', PUBLISHED: '已發佈', ENDED: '已結束' };

export const engagement: Same<typeof model> = {
  'poll-forms': {
    name: '投票',
    fields: { ...questionnaire, triggerPoint: '觸發點', dismissalLimit: '關閉次數上限' },
    sections: { ...sections, dismissal: '關閉次數上限' },
    stamps: { published: '發佈' },
    tabs: statuses,
    actions: {
      publish: '發佈',
      updateVisible: '編輯顯示',
      updateDismissalLimit: '編輯關閉次數上限',
      updateSuccessPage: '編輯完成頁面',
    },
    confirm: { publish: '投票發佈期間，應用程式會詢問所有對象。' },
    pages: { list: '投票', create: '新增投票', edit: '編輯投票', show: '投票' },
    enums: {
      triggerPoint: {
        APP_LAUNCH: '開啟應用程式時',
        HOME_PAGE: '在主頁',
        AFTER_BOOKING: '預訂後',
        AFTER_SERVICE_REQUEST: '提交服務申請後',
      },
      status: statuses,
    },
  },
};
