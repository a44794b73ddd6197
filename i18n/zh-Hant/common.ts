import type { common as model } from '../en/common.ts';
import type { Same } from '../shape.ts';

export const common: Same<typeof model> = {
  fields: {
    id: '編號',
    uuid: '識別碼',
    version: '版本',
    createdDate: '建立時間',
    createdUser: '建立者',
    createdUserId: '建立者',
    updatedDate: '最後更新',
    updatedUser: '更新者',
    updatedUserId: '更新者',
    position: '次序',
    viewableBy: '可查看對象',
    viewableByLabel: '可見範圍文字',
    selectedBuildingNames: '大廈名稱',
    selectedTenantNames: '公司名稱',
    selectedUserGroupNames: '用戶組名稱',
    statusLabel: '狀態文字',
    selectedBuilding: '大廈',
    selectedTenant: '公司',
    selectedUserGroup: '用戶群組',
    selectedExcludeTenant: '排除的公司',
    directoryToken: '目錄權杖',
    ssoName: '身分提供者',
    ssoIssuer: '發行者',
    ssoClientId: '用戶端 ID',
    ssoDomains: '電郵網域',
    ssoProvenDomain: '已證明的網域',
    ssoActive: '單一登入已啟用',
    ssoTrustsDomains: '信任已證明網域的地址',
    ssoSecret: '用戶端密鑰',
  },
  enums: {
    viewableBy: { ALL: '所有人', BUILDING: '大廈', OFFICE_TENANT: '公司', USER_GROUP: '用戶群組' },
  },
};
