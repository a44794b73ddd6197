import type { formErrors as model } from '../en/formErrors.ts';
import type { Same } from '../shape.ts';

export const formErrors: Same<typeof model> = {
  hours: {
    wrong: '%{label}必須為一週各日 00:00 至 23:59 之間的時間',
    short: '%{label}：開始與結束之間最少相隔 %{minutes} 分鐘',
    overlap: '%{label}：同一天的時段重疊',
  },
  link: {
    type: '請選擇連結類型',
    url: '請填寫連結網址',
    deeplink: '請最少填寫一個應用程式連結',
    phone: '請填寫電話號碼',
    email: '請填寫電郵地址',
    wrong: '%{label}不是連結',
  },
  viewableBy: {
    required: '請選擇可查看對象',
    building: '請選擇大廈',
    company: '請選擇公司',
    userGroup: '請選擇用戶群組',
  },
  options: {
    wrong: '無法讀取%{label}',
    type: '第 %{number} 題：此處不提供這種類型',
    label: '第 %{number} 題：請填寫英文文字',
    long: '第 %{number} 題：文字最多 %{max} 個字元',
    choices: '第 %{number} 題最少需要兩個選項',
    many: '第 %{number} 題最多可有 %{max} 個選項',
    twice: '第 %{number} 題有重複的選項',
    bounds: '第 %{number} 題：請輸入 %{min} 至 %{max} 之間的數字',
    order: '第 %{number} 題：上限不得低於下限',
    fewer: '第 %{number} 題只有 %{max} 個選項',
  },
  pattern: {
    name: '%{label}須以文字或數字開頭，其後可用文字、數字、空格、底線及連字號',
    alphanumeric: '%{label}只可包含文字及數字',
    notNumeric: '%{label}不可全為數字',
    macAddress: '%{label}必須為 MAC 位址：六組以冒號分隔的十六進位數',
    code: '%{label}只可包含英文字母、數字、句點、底線及連字號',
    vehiclePlate: '%{label}最多 15 個字元，只可包含文字、數字、空格及連字號',
  },
  /** Labels of what belongs to no entity: the sign-in calls. */
  fields: {
    username: '電郵地址',
    password: '密碼',
    currentPassword: '目前密碼',
    fullName: '姓名',
    mobileNumber: '手提電話',
    officeNumber: '辦公室電話',
    otp: '驗證碼',
    token: '連結',
    termsVersion: '條款及細則',
    consentVersion: '個人資料同意書',
    name: '名稱',
    issuer: '發行者',
    clientId: '用戶端 ID',
    clientSecret: '用戶端密鑰',
    domains: '電郵網域',
    active: '啟用',
    accept: '答覆',
  },
};
