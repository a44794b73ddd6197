import type { common as model } from '../en/common.ts';
import type { Same } from '../shape.ts';

export const common: Same<typeof model> = {
  fields: {
    id: '编号',
    uuid: '标识符',
    version: '版本',
    createdDate: '创建时间',
    createdUser: '创建人',
    createdUserId: '创建人',
    updatedDate: '最后更新',
    updatedUser: '更新人',
    updatedUserId: '更新人',
    position: '顺序',
    viewableBy: '可查看对象',
    viewableByLabel: '可见范围文字',
    selectedBuildingNames: '大厦名称',
    selectedTenantNames: '公司名称',
    selectedUserGroupNames: '用户组名称',
    statusLabel: '状态文字',
    selectedBuilding: '大厦',
    selectedTenant: '公司',
    selectedUserGroup: '用户群组',
    selectedExcludeTenant: '排除的公司',
    directoryToken: '目录令牌',
    ssoName: '身份提供方',
    ssoIssuer: '颁发者',
    ssoClientId: '客户端 ID',
    ssoDomains: '邮箱域名',
    ssoProvenDomain: '已证明的域名',
    ssoActive: '单点登录已启用',
    ssoTrustsDomains: '信任已证明域名的地址',
    ssoSecret: '客户端密钥',
  },
  enums: {
    viewableBy: { ALL: '所有人', BUILDING: '大厦', OFFICE_TENANT: '公司', USER_GROUP: '用户群组' },
  },
};
