import type * as model from '../en/access.ts';
import type { Same } from '../shape.ts';

export const roles: Same<typeof model.roles> = {
  SUPERADMIN: '服務商管理員',
  PLATFORM_ADMIN: '平台管理員',
  PLATFORM_SALES: '平台銷售',
  PLATFORM_FINANCE: '平台財務',
  PLATFORM_OPERATIONS: '平台營運',
  PLATFORM_CUSTOMER_RELATIONS: '平台客戶關係',
  DEVICE_PLATFORM_ADMIN: '設備平台管理員',
  LANDLORD_ADMIN: '大廈管理員',
  LANDLORD_ADMIN_VIEW_ONLY: '物業管理員（唯讀）',
  MASTER_ADMIN: '主管理員',
  SUB_ADMIN: '副管理員',
  STAFF: '員工',
  FACILITY_BOOKING_ADMIN: '設施預訂管理員',
  CONCIERGE: '禮賓',
  LOAN_ITEMS_ADMIN: '借用物品管理員',
  MERCHANT: '商戶',
  BUILDING_USER: '大廈用戶',
  TENANT_USER: '租戶用戶',
  CONTRACTOR: '承辦商',
};

export const sides: Same<typeof model.sides> = { platform: '服務商', building: '大廈', tenant: '租戶' };

export const addOns: Same<typeof model.addOns> = {
  THIRD_PARTY_INTEGRATION: '第三方整合',
  BOOK_FACILITY: '設施預訂',
  THIRD_PARTY_INVOICE: '第三方發票',
  PEOPLE_COUNTING: '人流統計',
  PROMOTION_MANAGEMENT: '推廣管理',
  ORDER_PAY_COLLECT: '點餐付款自取',
  RETAIL_MANAGEMENT: '零售管理',
  AIRCON_MANAGEMENT: '空調管理',
  DATA_PROVIDER: '資料供應商',
  HOTDESK_BOOKING: '共享辦公桌預訂',
  STAFF_PORTAL: '員工平台',
  VISITOR_MANAGEMENT: '訪客管理平台',
  SERVICE_REQUEST: '服務申請',
};

export const areas: Same<typeof model.areas> = {
  buildings: '大廈',
  tenants: '租戶',
  users: '用戶',
  serviceRequests: '服務申請',
  aircon: '空調',
  parking: '停車',
  fmForms: '工程許可',
  billing: '帳戶與帳單',
  broadcasts: '廣播通知',
  visitors: '訪客',
  access: '出入管理',
  reports: '報告',
  account: '帳戶',
  setup: '設定與安裝',
  space: '空間管理',
  concierge: '禮賓服務',
  retail: '零售',
  ordering: '點餐付款自取',
  content: '內容',
  documents: '文件',
  engagement: '互動',
  events: '活動',
  operations: '營運',
  system: '系統',
};
