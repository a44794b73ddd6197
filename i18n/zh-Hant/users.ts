import type { users as model } from '../en/users.ts';
import type { Same } from '../shape.ts';
import { roles } from './access.ts';

export const users: Same<typeof model> = {
  users: {
    name: '用戶',
    fields: {
      fullName: '姓名',
      username: '電郵地址',
      officeNumber: '辦公室電話',
      mobileNumber: '手提電話',
      jobTitle: '職位',
      officeCentre: '公司',
      roleCode: '角色',
      personInCharge: '負責人',
      status: '狀態',
      accountRegistered: '已註冊',
      inviteLastSentDate: '上次發送邀請',
      lastSignInDate: '上次登入',
    },
    sections: { person: '個人資料', contact: '聯絡資料', role: '角色' },
    tabs: { ACTIVE: '已啟用', PENDING: '待處理' },
    actions: {
      activate: '啟用',
      deactivate: '停用',
      setRole: '設定角色',
      makeAdmin: '設為管理員',
      removeAdmin: '移除管理員身分',
      changePersonInCharge: '設為負責人',
    },
    confirm: {
      activate: '要重新啟用此用戶嗎？',
      deactivate: '要停用此用戶嗎？該用戶會被登出，並且無法再登入。',
      makeAdmin: '要將此用戶設為公司管理員嗎？',
      removeAdmin: '要移除此用戶的管理員身分嗎？',
      changePersonInCharge: '要將此用戶設為負責人嗎？現任負責人將被取代。',
    },
    pages: { list: '用戶', create: '新增用戶', edit: '編輯用戶', show: '用戶資料' },
    enums: { roleCode: roles, status: { ACTIVE: '已啟用', PENDING: '待處理', INACTIVE: '已停用' } },
    unregistered: '未註冊',
  },
  'user-roles': {
    name: '角色',
    fields: {
      user: '用戶',
      officeCentre: '公司',
      building: '大廈',
      roleCode: '角色',
      personInCharge: '負責人',
      active: '啟用',
      grantedPermissions: '額外給予的權限',
      deniedPermissions: '收回的權限',
    },
    enums: { roleCode: roles },
  },
};
