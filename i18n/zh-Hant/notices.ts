import type { notices as model } from '../en/notices.ts';
import type { Same } from '../shape.ts';

export const notices: Same<typeof model> = {
  recordAdded: '已新增記錄',
  recordUpdated: '已更新記錄',
  recordDeleted: '已刪除記錄',
  carparkAdded: '已新增停車場',
  requestWithdrawn: '已撤回申請。',
  terminationRequested: '系統將以電郵通知大廈管理團隊您的終止申請',
  buildingUpdated: '已更新大廈資料',
  qrQuotaUpdated: '已更新大廈的 QR 通行證數量。',
  tenantUpdated: '已更新租戶資料。',
  userUpdated: '已更新用戶資料。',
  accountDelinked: '已解除帳戶連結。',
  permissionsUpdated: '已更新帳戶權限。',
  userGroupAdded: '已新增用戶群組。',
  bulkStarted: '正在處理。進度見「您的工作」。',
  emailRecord: '記錄列表備妥後將以電郵發送給您。',
  inviteResent: '已重新發送邀請。',
  noData: '沒有可用的資料。',
  sequenceUpdated: '已更新排序。',
  passwordUpdated: '您的密碼已更改。',
  resetLinkSent: '如此地址屬於某個帳戶，連結將隨即寄出。',
  devicesRemoved: '已移除信任的裝置。',
  identityProviderSaved: '身分提供者已儲存。',
  identityProviderRemoved: '身分提供者已移除。',
  mailResent: '郵件已重新寄出。',
};
