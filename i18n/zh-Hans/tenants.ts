import type { tenants as model } from '../en/tenants.ts';
import type { Same } from '../shape.ts';
import { officeCentre } from './buildings.ts';

export const tenants: Same<typeof model> = {
  tenants: {
    name: '租户',
    fields: {
      ...officeCentre.fields,
      customerCode: '客户编号',
      adminName: '首位管理员姓名',
      adminUsername: '首位管理员电子邮箱',
      adminMobileNumber: '首位管理员手机号码',
      invitedAdminCount: '已邀请的管理员',
      adminCount: '管理员数',
      admins: '管理员',
      withoutAdmin: '没有管理员',
      userCount: '用户数',
      unitCount: '单元数',
    },
    sections: { ...officeCentre.sections, admin: '首位管理员' },
    noAdmin: {
      text: '此公司尚无管理员，无人可管理其用户或代其行事。',
      invited: '此公司尚无管理员。已发出邀请，对方尚未回应。',
      add: '添加管理员',
      chip: '没有管理员',
    },
    tabs: { ACTIVE: '已启用', INACTIVE: '已停用' },
    actions: { updateStatus: '编辑状态', updateAddOn: '编辑附加功能', updateCredential: '编辑通行证配额' },
    tabLabels: { directory: '目录同步' },
    pages: { list: '租户', create: '新增租户', edit: '编辑租户', show: '租户信息' },
    enums: officeCentre.enums,
  },
  companies: {
    name: '公司',
    fields: officeCentre.fields,
    sections: officeCentre.sections,
    actions: { updateInfo: '编辑公司信息' },
    enums: officeCentre.enums,
  },
  units: {
    name: '单元',
    fields: {
      officeCentre: '大厦',
      floorNo: '楼层',
      floorNoInt: '楼层数字',
      unitNo: '单元号',
      areaSquareMetres: '面积（平方米）',
      tenant: '租户',
      active: '启用',
      status: '状态',
    },
    sections: { place: '位置', letting: '租用' },
    tabs: { ACTIVE: '已启用', INACTIVE: '已停用' },
    enums: { status: { ACTIVE: '已启用', INACTIVE: '已停用' } },
    plan: {
      free: '空置',
      none: '尚无已启用的单元。',
      legend: '大厦内的公司',
      units: '%{smart_count} 个单元',
    },
    pages: { list: '单元', create: '新增单元', edit: '编辑单元', show: '单元信息', upload: { create: '上传单元' } },
  },
  'email-domains': {
    name: '邮箱域名',
    fields: { officeCentre: '大厦', domain: '域名', provenBy: '证明方式', provenDate: '证明日期', checkedDate: '上次检查' },
    sections: { domain: '域名' },
    pages: { list: '邮箱域名', create: '添加邮箱域名', show: '邮箱域名' },
    enums: { provenBy: { DNS: 'TXT 记录', PROVIDER: '供应商' } },
    tabLabels: { proof: '证明' },
    proof: {
      lead: '域名须证明属于您才会生效。请在管理该域名的地方添加此 TXT 记录并保留：系统每天都会检查。',
      given: '此域名由供应商设置，无须添加记录。',
      recordName: '记录名称',
      recordValue: '记录内容',
      verify: '验证',
    },
  },
};
