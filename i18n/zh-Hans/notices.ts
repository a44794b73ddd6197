import type { notices as model } from '../en/notices.ts';
import type { Same } from '../shape.ts';

export const notices: Same<typeof model> = {
  recordAdded: '记录已新增',
  recordUpdated: '记录已更新',
  recordDeleted: '记录已删除',
  carparkAdded: '停车场已新增',
  requestWithdrawn: '已撤回申请。',
  terminationRequested: '系统将通过邮件把您的终止申请通知大厦管理团队',
  buildingUpdated: '大厦信息已更新',
  qrQuotaUpdated: '大厦的二维码通行证数量已更新。',
  tenantUpdated: '租户信息已更新。',
  userUpdated: '用户信息已更新。',
  accountDelinked: '账户已解除关联。',
  permissionsUpdated: '账户权限已更新。',
  userGroupAdded: '已新增用户群组。',
  bulkStarted: '正在处理。进度见“您的任务”。',
  emailRecord: '记录列表准备好后将通过邮件发送给您。',
  inviteResent: '邀请已重新发送。',
  noData: '没有可用的数据。',
  sequenceUpdated: '排序已更新。',
  passwordUpdated: '您的密码已更改。',
  resetLinkSent: '如果此地址属于某个账户，链接将随即发出。',
  devicesRemoved: '已移除信任的设备。',
  identityProviderSaved: '身份提供方已保存。',
  identityProviderRemoved: '身份提供方已移除。',
  mailResent: '邮件已重新发送。',
};
