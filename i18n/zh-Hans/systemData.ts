import type * as model from '../en/systemData.ts';
import type { Same } from '../shape.ts';

const purposes = {
  MEETING: '会议',
  MAINTENANCE: '维修保养',
  CUSTOMER_SUPPORT: '客户支持',
  SALES_ENQUIRY: '销售咨询',
  JOB_INTERVIEW: '求职面试',
  OTHER: '其他',
};

export const systemData: Same<typeof model.systemData> = {
  USER_STATUS: {
    ACTIVE: '启用',
    PENDING: '待处理',
    INACTIVE: '停用',
  },
  CREDENTIAL_TYPE: {
    STAFF_MOBILE_PASS: '员工手机通行证',
    STAFF_QR_PASS: '员工二维码通行证',
    VISITOR_QR_PASS: '访客二维码通行证',
    PHYSICAL_CARD: '实体卡',
  },
  NETWORK_MODE: {
    QR_NETWORK_MODE_ETHERNET: '有线网络',
    QR_NETWORK_MODE_WIFI: '无线网络',
  },
  DEVICE_STATUS: {
    ONLINE: '在线',
    OFFLINE: '离线',
    INACTIVE: '停用',
    ACTIVE: '启用',
  },
  DOOR_ACCESS_CONFIGURATION: {
    SINGLE: '单一读卡器',
    PAIRED_READERS: '配对读卡器',
    ELEVATOR_WITH_NO_FLOOR_SELECT_FEEDBACK: '电梯（不反馈所选楼层）',
  },
  SUBSCRIPTION_PLAN: {
    ONE_QR_CODE: 'ONE 二维码',
    MOBILE_CODE: '手机码',
    CUSTOM: '自定义',
    LANDLORD_PLAN: '业主计划',
    TENANT_PLAN: '租户计划',
  },
  SUBSCRIPTION_HISTORY_TYPE: {
    HID_PASS: 'HID 通行证',
    QR_PASS: '二维码通行证',
    HID_DOOR: 'HID 门',
    QR_DOOR: '二维码门',
    FR_PASS: '人脸识别通行证',
  },
  CAPACITY: {
    LESS_THAN_50: '少于 50',
    LESS_THAN_100: '少于 100',
    LESS_THAN_1000: '少于 1000',
  },
  VISIT_PURPOSE: purposes,
  EVENT_PURPOSE: purposes,
  FEEDBACK_BUILDING: {
    AIR_CONDITIONING: '空调',
    CLEANLINESS: '清洁',
    LIFTS: '电梯',
    LIGHTING: '照明',
    NOISE: '噪音',
    SECURITY: '安保',
    WASHROOMS: '洗手间',
    OTHER: '其他',
  },
  FEEDBACK_APPLICATION: {
    SIGN_IN: '登录',
    ACCESS_PASS: '通行证',
    BOOKING: '预订',
    VISITORS: '访客',
    NOTIFICATIONS: '通知',
    OTHER: '其他',
  },
  ACTIVITY_TYPE: { PHYSICAL: '现场', VIRTUAL: '线上' },
  CARD_REMOVAL_REASON: {
    DAMAGED_CARD: '卡片损坏',
    LOSS_OF_CARD: '遗失卡片',
  },
  PASS_REMOVAL_REASON: {
    LEFT_COMPANY: '已离职',
    LOST_DEVICE: '遗失设备',
    MISUSE: '不当使用',
    OTHER: '其他',
  },
  PIN_REMOVAL_REASON: {
    LEFT_COMPANY: '已离职',
    COMPROMISED: '已被他人知悉',
    MISUSE: '不当使用',
    OTHER: '其他',
  },
  PHYSICAL_CARD_STATUS: {
    ASSIGNED: '已分配',
    UNASSIGNED: '未分配',
    DAMAGED_LOST: '损坏或遗失',
  },
  THIRD_PARTY_CARD_TYPE: {
    PHYSICAL_CARD: '实体卡',
    MOBILE_PASS: '手机通行证',
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
