import type { users as model } from '../en/users.ts';
import type { Same } from '../shape.ts';
import { roles } from './access.ts';

export const users: Same<typeof model> = {
  users: {
    name: '用户',
    fields: {
      fullName: '姓名',
      username: '电子邮箱',
      officeNumber: '办公电话',
      mobileNumber: '手机号码',
      jobTitle: '职位',
      officeCentre: '公司',
      roleCode: '角色',
      personInCharge: '负责人',
      status: '状态',
      accountRegistered: '已注册',
      inviteLastSentDate: '上次发送邀请',
      lastSignInDate: '上次登录',
    },
    sections: { person: '个人信息', contact: '联系方式', role: '角色' },
    tabs: { ACTIVE: '已启用', PENDING: '待处理' },
    actions: {
      activate: '启用',
      deactivate: '停用',
      setRole: '设置角色',
      makeAdmin: '设为管理员',
      removeAdmin: '取消管理员身份',
      changePersonInCharge: '设为负责人',
    },
    confirm: {
      activate: '要重新启用该用户吗？',
      deactivate: '要停用该用户吗？该用户将被退出登录，且无法再次登录。',
      makeAdmin: '要将该用户设为公司管理员吗？',
      removeAdmin: '要取消该用户的管理员身份吗？',
      changePersonInCharge: '要将该用户设为负责人吗？现任负责人将被替换。',
    },
    pages: { list: '用户', create: '新增用户', edit: '编辑用户', show: '用户信息' },
    enums: { roleCode: roles, status: { ACTIVE: '已启用', PENDING: '待处理', INACTIVE: '已停用' } },
    unregistered: '未注册',
  },
  'user-roles': {
    name: '角色',
    fields: {
      user: '用户',
      officeCentre: '公司',
      building: '楼宇',
      roleCode: '角色',
      personInCharge: '负责人',
      active: '启用',
      grantedPermissions: '额外授予的权限',
      deniedPermissions: '收回的权限',
    },
    enums: { roleCode: roles },
  },
};
