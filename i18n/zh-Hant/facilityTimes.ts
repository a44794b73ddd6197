import type { facilityTimes as model } from '../en/facilityTimes.ts';
import type { Same } from '../shape.ts';

const applies = { appliesTo: '適用於', facilityCategory: '類別', facility: '設施' };
const bookedBy = {
  bookedBy: '適用對象',
  selectedTenant: '公司',
  selectedUserGroup: '用戶群組',
  startDate: '由',
  endDate: '至',
};
const enums = {
  appliesTo: { BUILDING: '整座大廈', CATEGORY: '類別', FACILITY: '個別設施' },
  bookedBy: { ALL: '所有人', SELECTED_TENANT: '部分公司', SELECTED_USER_GROUP: '部分用戶群組' },
};

export const facilityTimes: Same<typeof model> = {
  'facility-rates': {
    name: '收費',
    fields: {
      officeCentre: '大廈',
      name: '名稱',
      ...applies,
      unit: '計算單位',
      price: '價格',
      dayKinds: '日子',
      fromTime: '由（時間）',
      toTime: '至（時間）',
      ...bookedBy,
      active: '啟用',
    },
    sections: { rate: '收費', facilities: '設施', times: '時間', people: '對象' },
    tabs: { RATES: '收費', INACTIVE: '停用', DISCOUNTS: '折扣' },
    pages: { list: '收費與折扣', create: '新增收費', edit: '編輯收費', show: '收費' },
    enums: {
      ...enums,
      unit: { SLOT: '時段', HOUR: '小時', HALF_DAY: '半日', DAY: '全日' },
      dayKinds: { WEEKDAY: '平日', WEEKEND: '週末', HOLIDAY: '公眾假期' },
    },
  },
  'facility-discounts': {
    name: '折扣',
    fields: {
      officeCentre: '大廈',
      name: '名稱',
      code: '代碼',
      ...applies,
      amountType: '種類',
      amount: '數額',
      cappedAmount: '上限',
      minMinutes: '最少時長（分鐘）',
      ...bookedBy,
      active: '啟用',
    },
    sections: { discount: '折扣', facilities: '設施', times: '時間', people: '對象' },
    pages: { create: '新增折扣', edit: '編輯折扣', show: '折扣' },
    enums: { ...enums, amountType: { PERCENTAGE: '百分比', FIXED: '固定金額' } },
  },
  'booking-periods': {
    name: '預訂時段',
    fields: {
      officeCentre: '大廈',
      name: '名稱',
      startTime: '開始',
      endTime: '結束',
      daysOfWeek: '星期',
      ...applies,
      active: '啟用',
    },
    sections: { period: '時段', facilities: '設施' },
    pages: { list: '預訂時段', create: '新增預訂時段', edit: '編輯預訂時段', show: '預訂時段' },
    enums: { appliesTo: enums.appliesTo },
  },
  'blocked-dates': {
    name: '停用日期',
    fields: {
      officeCentre: '大廈',
      name: '名稱',
      remark: '備註',
      ...applies,
      allDay: '全日',
      startDate: '首日',
      endDate: '最後一日',
      startTime: '由（時間）',
      endTime: '至（時間）',
      repeats: '重複',
      bookingsHit: '該時段的預訂',
      series: '系列',
      startAt: '開始',
      endAt: '結束',
      status: '狀態',
    },
    sections: { block: '停用時間', facilities: '設施', bookings: '受影響的預訂' },
    hits: {
      first: '請先選擇日期：受影響的預訂隨後顯示在此。',
      none: '沒有受影響的預訂。',
      some: '影響 %{count} 項預訂。',
      more: '另有 %{count} 項',
      building: '大廈',
    },
    tabs: { UPCOMING: '即將', PAST: '過去', ALL: '全部' },
    pages: { list: '停用日期', create: '新增停用日期', edit: '編輯停用日期', show: '停用日期' },
    enums: {
      appliesTo: enums.appliesTo,
      bookingsHit: { KEEP: '保留', CANCEL: '取消並通知相關人員' },
      status: { ONGOING: '進行中', UPCOMING: '即將', PAST: '過去' },
    },
  },
};
