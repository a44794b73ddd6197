import type * as model from '../en/systemData.ts';
import type { Same } from '../shape.ts';

const purposes = {
  MEETING: '會議',
  MAINTENANCE: '維修保養',
  CUSTOMER_SUPPORT: '客戶支援',
  SALES_ENQUIRY: '銷售查詢',
  JOB_INTERVIEW: '求職面試',
  OTHER: '其他',
};

export const systemData: Same<typeof model.systemData> = {
  USER_STATUS: {
    ACTIVE: '啟用',
    PENDING: '待處理',
    INACTIVE: '停用',
  },
  CREDENTIAL_TYPE: {
    STAFF_MOBILE_PASS: '員工手機通行證',
    STAFF_QR_PASS: '員工二維碼通行證',
    VISITOR_QR_PASS: '訪客二維碼通行證',
    PHYSICAL_CARD: '實體卡',
  },
  NETWORK_MODE: {
    QR_NETWORK_MODE_ETHERNET: '有線網絡',
    QR_NETWORK_MODE_WIFI: '無線網絡',
  },
  DEVICE_STATUS: {
    ONLINE: '在線',
    OFFLINE: '離線',
    INACTIVE: '停用',
    ACTIVE: '啟用',
  },
  DOOR_ACCESS_CONFIGURATION: {
    SINGLE: '單一讀卡器',
    PAIRED_READERS: '配對讀卡器',
    ELEVATOR_WITH_NO_FLOOR_SELECT_FEEDBACK: '升降機（不回報所選樓層）',
  },
  SUBSCRIPTION_PLAN: {
    ONE_QR_CODE: 'ONE 二維碼',
    MOBILE_CODE: '手機碼',
    CUSTOM: '自訂',
    LANDLORD_PLAN: '業主計劃',
    TENANT_PLAN: '租戶計劃',
  },
  SUBSCRIPTION_HISTORY_TYPE: {
    HID_PASS: 'HID 通行證',
    QR_PASS: '二維碼通行證',
    HID_DOOR: 'HID 門',
    QR_DOOR: '二維碼門',
    FR_PASS: '人臉識別通行證',
  },
  CAPACITY: {
    LESS_THAN_50: '少於 50',
    LESS_THAN_100: '少於 100',
    LESS_THAN_1000: '少於 1000',
  },
  VISIT_PURPOSE: purposes,
  EVENT_PURPOSE: purposes,
  FEEDBACK_BUILDING: {
    AIR_CONDITIONING: '空調',
    CLEANLINESS: '清潔',
    LIFTS: '升降機',
    LIGHTING: '照明',
    NOISE: '噪音',
    SECURITY: '保安',
    WASHROOMS: '洗手間',
    OTHER: '其他',
  },
  FEEDBACK_APPLICATION: {
    SIGN_IN: '登入',
    ACCESS_PASS: '通行證',
    BOOKING: '預訂',
    VISITORS: '訪客',
    NOTIFICATIONS: '通知',
    OTHER: '其他',
  },
  ACTIVITY_TYPE: { PHYSICAL: '現場', VIRTUAL: '網上' },
  CARD_REMOVAL_REASON: {
    DAMAGED_CARD: '卡片損壞',
    LOSS_OF_CARD: '遺失卡片',
  },
  PASS_REMOVAL_REASON: {
    LEFT_COMPANY: '已離職',
    LOST_DEVICE: '遺失裝置',
    MISUSE: '不當使用',
    OTHER: '其他',
  },
  PIN_REMOVAL_REASON: {
    LEFT_COMPANY: '已離職',
    COMPROMISED: '已被他人知悉',
    MISUSE: '不當使用',
    OTHER: '其他',
  },
  PHYSICAL_CARD_STATUS: {
    ASSIGNED: '已分配',
    UNASSIGNED: '未分配',
    DAMAGED_LOST: '損壞或遺失',
  },
  THIRD_PARTY_CARD_TYPE: {
    PHYSICAL_CARD: '實體卡',
    MOBILE_PASS: '手機通行證',
  },
  WEEKDAY: {
    SUNDAY: '星期日',
    MONDAY: '星期一',
    TUESDAY: '星期二',
    WEDNESDAY: '星期三',
    THURSDAY: '星期四',
    FRIDAY: '星期五',
    SATURDAY: '星期六',
  },
};
