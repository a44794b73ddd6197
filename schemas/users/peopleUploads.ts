/** The uploads that add people, and that change many: of an office centre's users, and of the provider's for all office centres. */

import type { Upload } from '../kernel/calls/upload.ts';
import type { Permission } from '../kernel/rights/catalogue.ts';

/** Column headings that people use for e-mail addresses. */
const username = ['Email', 'E-mail', 'Mail', 'Email ID', '電郵', '电邮', '電子郵件', '电子邮件', '電子信箱', '邮箱', '电子邮箱'];

const example = {
  fullName: 'Chan Tai Man',
  username: 'taiman.chan@company.example',
  jobTitle: 'Office manager',
  officeNumber: '+852 2123 4567',
  mobileNumber: '+852 9123 4567',
};

export const peopleUploads = (
  permissions: Readonly<Record<'add' | 'edit', Permission>>,
  pages: Readonly<Record<'create' | 'update', string>>,
) =>
  ({
    create: {
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: permissions.add,
      page: pages.create,
      columns: ['fullName', 'username', 'jobTitle', 'officeNumber', 'mobileNumber', 'officeCentre', 'roleCode'],
      by: { officeCentre: ['centreCode'] },
      headings: {
        fullName: ['Name', 'Staff name', 'Employee name', 'Employee', '姓名', '名字', '員工姓名', '员工姓名'],
        username,
        jobTitle: ['Title', 'Position', 'Designation', '職位', '职位', '職銜', '职务'],
        officeNumber: ['Office phone', 'Office tel', 'Tel', 'Telephone', '公司電話', '公司电话', '固定电话'],
        mobileNumber: ['Mobile', 'Mobile phone', 'Cell', 'Cell phone', '手機', '手机', '手提電話', '手機號碼', '手机号码'],
        officeCentre: ['Company', 'Company name', 'Tenant', 'Employer', '公司', '公司名稱', '公司名称', '租戶', '租户'],
        roleCode: ['User role', 'Access role', '權限', '权限'],
      },
      example,
      notices: { uploaded: 'users', failed: 'usersFailed' },
    },
    update: {
      does: 'update',
      key: 'username',
      headings: { username },
      process: 'POST /process-update-data',
      upload: 'POST /upload-update-data',
      permission: permissions.edit,
      page: pages.update,
      columns: ['fullName', 'jobTitle', 'officeNumber', 'mobileNumber'],
      example,
      notices: { uploaded: 'usersUpdated', failed: 'usersNotUpdated' },
    },
  }) as const satisfies Readonly<Record<string, Upload>>;
