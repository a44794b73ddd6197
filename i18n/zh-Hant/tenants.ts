import type { tenants as model } from '../en/tenants.ts';
import type { Same } from '../shape.ts';
import { officeCentre } from './buildings.ts';

export const tenants: Same<typeof model> = {
  tenants: {
    name: '租戶',
    fields: {
      ...officeCentre.fields,
      customerCode: '客戶編號',
      adminName: '首位管理員姓名',
      adminUsername: '首位管理員電郵地址',
      adminMobileNumber: '首位管理員流動電話號碼',
      invitedAdminCount: '已邀請的管理員',
      adminCount: '管理員數目',
      admins: '管理員',
      withoutAdmin: '沒有管理員',
      userCount: '用戶數目',
      unitCount: '單位數目',
    },
    sections: { ...officeCentre.sections, admin: '首位管理員' },
    noAdmin: {
      text: '此公司尚未有管理員，無人可管理其用戶或代其行事。',
      invited: '此公司尚未有管理員。已發出邀請，對方尚未回應。',
      add: '新增管理員',
      chip: '沒有管理員',
    },
    tabs: { ACTIVE: '已啟用', INACTIVE: '已停用' },
    actions: { updateStatus: '編輯狀態', updateAddOn: '編輯附加功能', updateCredential: '編輯通行證配額' },
    tabLabels: { directory: '目錄同步' },
    pages: { list: '租戶', create: '新增租戶', edit: '編輯租戶', show: '租戶資料' },
    enums: officeCentre.enums,
  },
  companies: {
    name: '公司',
    fields: officeCentre.fields,
    sections: officeCentre.sections,
    actions: { updateInfo: '編輯公司資料' },
    enums: officeCentre.enums,
  },
  units: {
    name: '單位',
    fields: {
      officeCentre: '大廈',
      floorNo: '樓層',
      floorNoInt: '樓層數字',
      unitNo: '單位編號',
      areaSquareMetres: '面積（平方米）',
      tenant: '租戶',
      active: '啟用',
      status: '狀態',
    },
    sections: { place: '位置', letting: '租用' },
    tabs: { ACTIVE: '已啟用', INACTIVE: '已停用' },
    enums: { status: { ACTIVE: '已啟用', INACTIVE: '已停用' } },
    plan: {
      free: '空置',
      none: '尚無已啟用的單位。',
      legend: '大廈內的公司',
      units: '%{smart_count} 個單位',
    },
    pages: { list: '單位', create: '新增單位', edit: '編輯單位', show: '單位資料', upload: { create: '上載單位' } },
  },
  'email-domains': {
    name: '電郵網域',
    fields: { officeCentre: '大廈', domain: '網域', provenBy: '證明方式', provenDate: '證明日期', checkedDate: '上次檢查' },
    sections: { domain: '網域' },
    pages: { list: '電郵網域', create: '新增電郵網域', show: '電郵網域' },
    enums: { provenBy: { DNS: 'TXT 記錄', PROVIDER: '供應商' } },
    tabLabels: { proof: '證明' },
    proof: {
      lead: '網域須證明屬於您才會生效。請在管理該網域的地方加入此 TXT 記錄並保留：系統每天都會檢查。',
      given: '此網域由供應商設定，無須加入記錄。',
      recordName: '記錄名稱',
      recordValue: '記錄內容',
      verify: '驗證',
    },
  },
};
