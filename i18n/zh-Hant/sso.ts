import type { sso as model } from '../en/sso.ts';
import type { Same } from '../shape.ts';

export const sso: Same<typeof model> = {
  title: '單一登入',
  text: '電郵地址屬於以下網域的人員，可使用公司給予的帳戶登入，無須 Atrium 的密碼或一次性驗證碼。它只適用於本大廈，並只限已在此工作、且電郵地址經身分提供者驗證的人員。',
  off: '尚未設定',
  redirectUri: '重新導向 URI',
  redirectUriText: '請在您的身分提供者登記此地址。',
  copy: '複製重新導向 URI',
  copied: '已複製重新導向 URI。',
  name: '名稱',
  nameText: '貴公司人員對它的稱呼，例如「公司帳戶」。',
  issuer: '發行者',
  issuerText: '身分提供者說明自身設定的地址（OpenID Connect）。',
  test: '測試',
  testOk: '身分提供者有回應。人員將前往 %{host} 登入。',
  clientId: '用戶端 ID',
  clientSecret: '用戶端密鑰',
  secretKept: '已儲存密鑰。留空即保留。',
  domains: '電郵網域',
  domainsText: '例如 company.com。每輸入一項後請按 Enter。',
  active: '人員可以此方式登入',
  remove: '移除',
  removeTitle: '要移除單一登入嗎？',
  removeText: '所有人將再次以密碼登入。目前已登入的人員不受影響。有關設定及密鑰將被刪除。',
};
