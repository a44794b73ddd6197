import type { engagement as model } from '../en/engagement.ts';
import type { Same } from '../shape.ts';

const questionnaire = {
  officeCentre: '大廈',
  referenceNo: '參考編號',
  name: '名稱',
  publishStartDate: '發佈開始',
  publishEndDate: '發佈結束',
  options: '問題',
  optionsVersion: '問題版本',
  formerOptions: '以往的問題',
  successPage: '完成頁面',
  visible: '顯示',
  status: '狀態',
  publishedDate: '發佈時間',
  publishedUser: '發佈人',
};
const response = {
  officeCentre: '大廈',
  respondent: '回應者',
  tenant: '公司',
  answers: '回答',
  day: '日期',
  words: '文字回答',
  hasWords: '有文字回答',
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
      updateOptions: '編輯問題',
      updateVisible: '編輯顯示',
      updateDismissalLimit: '編輯關閉次數上限',
      updateSuccessPage: '編輯完成頁面',
    },
    done: { updateOptions: '已更改問題' },
    confirm: { publish: '投票發佈期間，應用程式會詢問所有對象。' },
    pages: { list: '投票', create: '新增投票', edit: '編輯投票', show: '投票', updateOptions: '編輯問題', results: '結果' },
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
  'in-app-pop-up-forms': {
    name: '廣告',
    fields: {
      officeCentre: '大廈',
      referenceNo: '參考編號',
      name: '名稱',
      imageFile: '圖片',
      publishStartDate: '發佈開始',
      publishEndDate: '發佈結束',
      moduleCode: '模組',
      sourceItem: '開啟',
      appDeepLink: '深層連結',
      selectedExcludeUserGroup: '排除的用戶群組',
      visible: '顯示',
      dismissalLimit: '關閉次數上限',
      status: '狀態',
      markAsPastDate: '結束時間',
      sentOutCount: '已展示',
      publishedDate: '發佈時間',
      publishedUser: '發佈人',
    },
    sections: {
      detail: '詳情',
      picture: '圖片',
      target: '開啟內容',
      audience: '對象',
      visibility: '顯示',
      dismissal: '關閉次數上限',
    },
    stamps: { published: '發佈' },
    tabs: { DRAFT: '草稿', UPCOMING: '即將開始', ONGOING: '進行中', PAST: '已結束' },
    actions: {
      publish: '發佈',
      updateVisible: '編輯顯示',
      updateDismissalLimit: '編輯關閉次數上限',
      begun: '已開始',
      past: '已結束',
    },
    confirm: { publish: '應用程式會在廣告期間向所有對象展示廣告。' },
    pages: { list: '廣告', create: '新增廣告', edit: '編輯廣告', show: '廣告' },
    enums: {
      moduleCode: { POLL: '投票', CAR_PARK: '停車場' },
      status: { DRAFT: '草稿', UPCOMING: '即將開始', ONGOING: '進行中', PAST: '已結束' },
    },
  },
  'in-app-pop-up-events': {
    name: '廣告事件',
    fields: {
      inAppPopUpForm: '廣告',
      user: '人員',
      officeCentre: '辦公中心',
      action: '操作',
    },
    enums: { action: { SHOWN: '已展示', DISMISSED: '已關閉', OPENED: '已開啟' } },
  },
  'poll-form-responses': {
    name: '投票回應',
    fields: { pollForm: '投票', ...response },
  },
};
