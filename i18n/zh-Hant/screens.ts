import type { screens as en } from '../en/screens.ts';
import type { Same } from '../shape.ts';

export const screens: Same<typeof en> = {
  'aircon-week': '空調週曆',
  'aircon-statement': '空調月結單',
  'data-provider': '資料供應商',
  'mail-server': '郵件伺服器',
  'event-management': '活動管理',
  'loading-bay-report': '停留報告',
  'visitor-desk': '訪客櫃檯',
  'visitor-badge': '訪客證',
  'loan-counter': '櫃檯',
  'loan-location-setup': '地點',
  'event-check-in': '簽到',
  'event-calendar': '場次日曆',
  'parking-calendar': '月租車位日曆',
  'promo-management': '推廣管理',
  'redeem-privilege': '在商店兌換',
  stores: '商戶',
  'opc-menu': '菜單',
  'opc-empty': '商戶',
  'stacking-plan': '樓層分佈圖',
  'qr-template': '列印二維碼',
  'facility-reports': '設施報告',
};
