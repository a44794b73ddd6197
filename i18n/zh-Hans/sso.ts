import type { sso as model } from '../en/sso.ts';
import type { Same } from '../shape.ts';

export const sso: Same<typeof model> = {
  title: '单点登录',
  text: '邮箱属于以下域名的人员，可使用公司提供的账户登录，无需 Atrium 的密码或一次性验证码。它仅适用于本大厦，且仅限已在此工作、并且邮箱经身份提供方验证的人员。',
  off: '尚未设置',
  redirectUri: '重定向 URI',
  redirectUriText: '请在您的身份提供方登记此地址。',
  copy: '复制重定向 URI',
  copied: '已复制重定向 URI。',
  name: '名称',
  nameText: '贵公司人员对它的称呼，例如“公司账户”。',
  issuer: '颁发者',
  issuerText: '身份提供方说明自身配置的地址（OpenID Connect）。',
  test: '测试',
  testOk: '身份提供方有响应。人员将前往 %{host} 登录。',
  clientId: '客户端 ID',
  clientSecret: '客户端密钥',
  secretKept: '已保存密钥。留空即保留。',
  domains: '邮箱域名',
  domainsText: '例如 company.com。每输入一项后请按 Enter。',
  active: '人员可以此方式登录',
  remove: '移除',
  removeTitle: '要移除单点登录吗？',
  removeText: '所有人将重新使用密码登录。当前已登录的人员不受影响。相关设置及密钥将被删除。',
};
