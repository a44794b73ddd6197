import type { documents as model } from '../en/documents.ts';
import type { Same } from '../shape.ts';

export const documents: Same<typeof model> = {
  'document-categories': {
    name: '文件類別',
    fields: { officeCentre: '大廈', categoryName: '名稱', noOfDocument: '文件數目', hasDocument: '有文件' },
    sections: { category: '類別' },
    pages: { list: '文件類別', create: '新增文件類別', edit: '編輯文件類別', show: '文件類別' },
  },
  documents: {
    name: '文件',
    fields: {
      officeCentre: '大廈',
      category: '類別',
      documentName: '名稱',
      documentFile: '檔案',
      versionNo: '版本',
      uploadedDate: '上載時間',
      uploadedUser: '上載人',
      recipientType: '收件對象',
      selectedTenant: '租戶',
      accountType: '帳戶類型',
      readerCount: '閱讀人數',
    },
    tabLabels: { notRead: '未閱讀' },
    stamps: { uploaded: '已上載' },
    sections: { document: '文件', audience: '閱讀對象' },
    pages: { list: '文件', create: '新增文件', edit: '編輯文件', show: '文件' },
    enums: {
      recipientType: { ALL: '大廈內所有人', BUILDING_STAFF: '大廈人員', TENANT: '所有租戶', SELECTED_TENANT: '指定租戶' },
      accountType: { ALL: '所有帳戶', ADMIN: '管理員', EMPLOYEE: '員工', APP_USER: '應用程式用戶' },
    },
  },
  'document-versions': {
    name: '版本',
    fields: {
      officeCentre: '大廈',
      document: '文件',
      versionNo: '版本',
      documentFile: '檔案',
      uploadedDate: '上載時間',
      uploadedUser: '上載人',
    },
    stamps: { uploaded: '已上載' },
  },
  'document-readings': {
    name: '讀者',
    fields: {
      officeCentre: '大廈',
      document: '文件',
      user: '人員',
      tenant: '公司',
      versionNo: '版本',
      firstReadDate: '首次閱讀',
      lastReadDate: '最近閱讀',
    },
  },
};
