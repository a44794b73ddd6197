import type { documents as model } from '../en/documents.ts';
import type { Same } from '../shape.ts';

export const documents: Same<typeof model> = {
  'document-categories': {
    name: '文件类别',
    fields: { officeCentre: '大厦', categoryName: '名称', noOfDocument: '文件数量', hasDocument: '有文件' },
    sections: { category: '类别' },
    pages: { list: '文件类别', create: '新增文件类别', edit: '编辑文件类别', show: '文件类别' },
  },
  documents: {
    name: '文件',
    fields: {
      officeCentre: '大厦',
      category: '类别',
      documentName: '名称',
      documentFile: '附件',
      versionNo: '版本',
      uploadedDate: '上传时间',
      uploadedUser: '上传人',
      recipientType: '接收对象',
      selectedTenant: '租户',
      accountType: '账户类型',
      readerCount: '阅读人数',
    },
    tabLabels: { notRead: '未阅读' },
    stamps: { uploaded: '已上传' },
    sections: { document: '文件', audience: '阅读对象' },
    pages: { list: '文件', create: '新增文件', edit: '编辑文件', show: '文件' },
    enums: {
      recipientType: { ALL: '大厦内所有人', BUILDING_STAFF: '大厦人员', TENANT: '所有租户', SELECTED_TENANT: '指定租户' },
      accountType: { ALL: '所有账户', ADMIN: '管理员', EMPLOYEE: '员工', APP_USER: '应用用户' },
    },
  },
  'document-versions': {
    name: '版本',
    fields: {
      officeCentre: '大厦',
      document: '文件',
      versionNo: '版本',
      documentFile: '附件',
      uploadedDate: '上传时间',
      uploadedUser: '上传人',
    },
    stamps: { uploaded: '已上传' },
  },
  'document-readings': {
    name: '读者',
    fields: {
      officeCentre: '大厦',
      document: '文件',
      user: '人员',
      tenant: '公司',
      versionNo: '版本',
      firstReadDate: '首次阅读',
      lastReadDate: '最近阅读',
    },
  },
};
