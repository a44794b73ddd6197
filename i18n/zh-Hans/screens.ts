import type { screens as en } from '../en/screens.ts';
import type { Same } from '../shape.ts';

export const screens: Same<typeof en> = {
  'aircon-week': '空调周历',
  'aircon-statement': '空调月结单',
  'data-provider': '数据供应商',
  'mail-server': '邮件服务器',
  'event-management': '活动管理',
  'loading-bay-report': '停留报告',
  'visitor-desk': '访客柜台',
  'visitor-badge': '访客证',
  'loan-counter': '柜台',
  'loan-location-setup': '地点',
  'event-check-in': '签到',
  'event-calendar': '场次日历',
  'parking-calendar': '月租车位日历',
  'promo-management': '推广管理',
  'redeem-privilege': '在商店兑换',
  stores: '商户',
  'opc-menu': '菜单',
  'opc-empty': '商户',
  'stacking-plan': '楼层分布图',
  'qr-template': '打印二维码',
  'facility-reports': '设施报告',
};
