import type { tenants as model } from '../en/tenants.ts';
import type { Same } from '../shape.ts';
import { officeCentre } from './buildings.ts';

export const tenants: Same<typeof model> = {
  tenants: {
    name: '租户',
    fields: { ...officeCentre.fields, userCount: '用户数', unitCount: '单元数' },
    sections: officeCentre.sections,
    tabs: { ACTIVE: '已启用', INACTIVE: '已停用' },
    actions: { updateStatus: '编辑状态', updateAddOn: '编辑附加功能', updateCredential: '编辑通行证配额' },
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
    },
    sections: { place: '位置', letting: '租用' },
    tabs: { ACTIVE: '已启用', INACTIVE: '已停用' },
    pages: { list: '单元', create: '新增单元', edit: '编辑单元', show: '单元信息', upload: { create: '上传单元' } },
  },
};
