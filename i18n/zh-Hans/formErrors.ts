import type { formErrors as model } from '../en/formErrors.ts';
import type { Same } from '../shape.ts';

export const formErrors: Same<typeof model> = {
  hours: {
    wrong: '%{label}必须为一周各日 00:00 至 23:59 之间的时间',
    short: '%{label}：开始与结束之间最少相隔 %{minutes} 分钟',
    overlap: '%{label}：同一天的时段重叠',
  },
  link: {
    type: '请选择链接类型',
    url: '请填写链接网址',
    deeplink: '请至少填写一个应用链接',
    phone: '请填写电话号码',
    email: '请填写电子邮箱',
    wrong: '%{label}不是链接',
  },
  viewableBy: {
    required: '请选择可查看对象',
    building: '请选择大厦',
    company: '请选择公司',
    userGroup: '请选择用户群组',
  },
  options: {
    wrong: '无法读取%{label}',
    type: '第 %{number} 题：此处不提供这种类型',
    label: '第 %{number} 题：请填写英文文字',
    long: '第 %{number} 题：文字最多 %{max} 个字符',
    choices: '第 %{number} 题至少需要两个选项',
    many: '第 %{number} 题最多可有 %{max} 个选项',
    twice: '第 %{number} 题有重复的选项',
    bounds: '第 %{number} 题：请输入 %{min} 至 %{max} 之间的数字',
    order: '第 %{number} 题：上限不得低于下限',
    fewer: '第 %{number} 题只有 %{max} 个选项',
  },
  pattern: {
    name: '%{label}须以文字或数字开头，其后可用文字、数字、空格、下划线和连字符',
    alphanumeric: '%{label}只能包含文字和数字',
    notNumeric: '%{label}不可全为数字',
    macAddress: '%{label}必须为 MAC 地址：六组以冒号分隔的十六进制数',
    code: '%{label}只能包含英文字母、数字、句点、下划线和连字符',
    vehiclePlate: '%{label}最多 15 个字符，只能包含文字、数字、空格和连字符',
  },
  /** Labels of what belongs to no entity: the sign-in calls. */
  fields: {
    username: '邮箱地址',
    password: '密码',
    currentPassword: '当前密码',
    fullName: '全名',
    mobileNumber: '手机号',
    officeNumber: '办公室电话',
    otp: '验证码',
    token: '链接',
    termsVersion: '条款与条件',
    consentVersion: '个人数据同意书',
    name: '名称',
    issuer: '颁发者',
    clientId: '客户端 ID',
    clientSecret: '客户端密钥',
    domains: '邮箱域名',
    active: '启用',
    accept: '答复',
  },
};
