/** Words of location scanning. */
import type { locations as model } from '../en/locations.ts';
import type { Same } from '../shape.ts';

export const locations: Same<typeof model> = {
  'ls-locations': {
    name: '地點',
    fields: {
      officeCentre: '大廈',
      name: '名稱',
      floorNo: '樓層',
      capacity: '容量（人數）',
      stayMinutes: '自動結束時間（分鐘）',
      uniqueCode: '二維碼代碼',
      active: '使用中',
      inNow: '目前人數',
    },
    sections: { place: '地點', people: '人數' },
    pages: { list: '地點', create: '新增地點', edit: '編輯地點', show: '地點' },
    actions: { regenerateUniqueCode: '更換代碼' },
    done: { regenerateUniqueCode: '已更換代碼' },
    confirm: { regenerateUniqueCode: '使用舊代碼的二維碼將不能再讀取。' },
  },
  'ls-location-check-ins': {
    name: '簽到',
    buttons: { create: '簽到' },
    fields: {
      officeCentre: '大廈',
      location: '地點',
      user: '人員',
      tenant: '公司',
      checkedInDate: '簽到時間',
      endsAt: '最遲結束時間',
      source: '方式',
      filledUp: '達到容量',
      requestKey: '請求識別碼',
      status: '狀態',
      checkedOutDate: '簽退時間',
      checkedOutUser: '簽退人',
    },
    sections: { checkIn: '簽到' },
    pages: { list: '簽到記錄', create: '為人員簽到', show: '簽到' },
    stamps: { checkedOut: '已簽退' },
    actions: { checkOut: '簽退', end: '自動結束' },
    done: { checkOut: '已簽退' },
    confirm: { checkOut: '此人將不再計入該地點。' },
    tabs: { CHECKED_IN: '在場', CHECKED_OUT: '已簽退', ENDED: '自動結束', ALL: '全部' },
    enums: { source: { APP: '手機', PORTAL: '前台' }, status: { CHECKED_IN: '在場', CHECKED_OUT: '已簽退', ENDED: '自動結束' } },
  },
};
