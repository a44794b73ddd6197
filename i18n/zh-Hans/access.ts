import type * as model from '../en/access.ts';
import type { Same } from '../shape.ts';

export const roles: Same<typeof model.roles> = {
  SUPERADMIN: '服务商管理员',
  PLATFORM_ADMIN: '平台管理员',
  PLATFORM_SALES: '平台销售',
  PLATFORM_FINANCE: '平台财务',
  PLATFORM_OPERATIONS: '平台运营',
  PLATFORM_CUSTOMER_RELATIONS: '平台客户关系',
  DEVICE_PLATFORM_ADMIN: '设备平台管理员',
  LANDLORD_ADMIN: '大厦管理员',
  LANDLORD_ADMIN_VIEW_ONLY: '物业管理员（只读）',
  MASTER_ADMIN: '主管理员',
  SUB_ADMIN: '副管理员',
  STAFF: '员工',
  FACILITY_BOOKING_ADMIN: '设施预订管理员',
  CONCIERGE: '礼宾',
  LOAN_ITEMS_ADMIN: '借用物品管理员',
  MERCHANT: '商户',
  BUILDING_USER: '大厦用户',
  TENANT_USER: '租户用户',
  CONTRACTOR: '承包商',
};

export const sides: Same<typeof model.sides> = { platform: '服务商', building: '大厦', tenant: '租户' };

export const addOns: Same<typeof model.addOns> = {
  THIRD_PARTY_INTEGRATION: '第三方集成',
  BOOK_FACILITY: '设施预订',
  THIRD_PARTY_INVOICE: '第三方发票',
  PEOPLE_COUNTING: '客流统计',
  PROMOTION_MANAGEMENT: '推广管理',
  ORDER_PAY_COLLECT: '点单付款自提',
  RETAIL_MANAGEMENT: '零售管理',
  AIRCON_MANAGEMENT: '空调管理',
  DATA_PROVIDER: '数据提供商',
  HOTDESK_BOOKING: '共享工位预订',
  STAFF_PORTAL: '员工门户',
  VISITOR_MANAGEMENT: '访客管理门户',
  SERVICE_REQUEST: '服务申请',
};

export const areas: Same<typeof model.areas> = {
  buildings: '大厦',
  tenants: '租户',
  users: '用户',
  serviceRequests: '服务申请',
  aircon: '空调',
  parking: '停车',
  fmForms: '工程许可',
  billing: '账户与账单',
  broadcasts: '广播通知',
  visitors: '访客',
  access: '门禁管理',
  reports: '报告',
  account: '账户',
  setup: '设置与安装',
  space: '空间管理',
  concierge: '礼宾服务',
  retail: '零售',
  ordering: '点餐付款取餐',
  content: '内容',
  documents: '文件',
  engagement: '互动',
  events: '活动',
  operations: '运营',
  system: '系统',
};
