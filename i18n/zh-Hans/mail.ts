import type { mail as en } from '../en/mail.ts';
import type { Same } from '../shape.ts';

export const mail: Same<typeof en> = {
  greeting: '%{name} 您好：',
  closing: 'Atrium',
  open: '打开',
  footer: '此邮件由系统自动发送，请勿回复。',
  decisions: { APPROVED: '已批准', REJECTED: '已拒绝', TERMINATED: '已终止' },
  instanceTypes: { RENEWAL: '续期', CHANGE_OF_VEHICLE: '更换车辆' },
  noReason: '没有备注。',
  emergencySignIn: '如要回复您是否安全，请登录平台。',
  emergencyEnded: '%{building}的这则紧急广播已经结束。广播时间为 %{from} 至 %{to}。',
  emergencyAfter: '其内容已不再适用。大厦的最新消息请见平台。',
  emergencyPortal: '打开平台',
  emergencyWrongLink: '此链接无法使用',
  emergencyWrongLinkText: '链接可能不完整。大厦的最新消息请见平台。',
  off: {
    footer: '不再接收此类邮件：%{link}',
    title: '邮件通知：%{kind}',
    text: '关闭后，此类通知将不再以邮件发送给您。平台内仍会显示，您也可随时在“设置”中重新开启。',
    button: '关闭此类邮件',
    done: '您将不再收到此类邮件：%{kind}',
    doneText: '平台内仍会显示此类通知。您可在“设置”中重新开启邮件。',
  },
  unsubscribe: {
    title: '订阅:%{name}',
    text: '停止后,将不再发送到 %{address}。',
    button: '停止此订阅',
    done: '将不再发送给你',
    doneText: '管理此订阅的人可以再次发送给你。',
  },
  outside: {
    from: '您在发件方没有账户。此邮件由 %{from} 通过 Atrium 发出。如不认识对方，或不想再收到此类邮件：%{stop}',
    withheld: '（此邮件不载）',
    refused: '未向 %{to} 发送邮件',
  },
  stop: {
    title: 'Atrium 邮件',
    ask: '使用 Atrium 的公司及大厦可向 %{address} 发送邮件。您可以停止接收。有关您本人账户的邮件不受影响。',
    button: '不再给我发邮件',
    done: '公司及大厦不会再通过 Atrium 向 %{address} 发送邮件。有关您本人账户的邮件仍会送达。',
    allow: '重新允许邮件',
    again: '公司及大厦可再次向 %{address} 发送邮件。',
  },
  oneTimeCode: {
    subject: '您的登录验证码',
    body: '您的登录验证码是\n\n%{code}\n\n验证码只能使用一次，有效期为 %{minutes} 分钟。若您没有尝试登录，说明有人知道您的密码，请立即修改密码。',
  },
  terminationRequested: {
    subject: '申请终止月租车位 %{referenceNo}',
    button: '作出决定',
    body: '%{tenant} 申请终止月租车位 %{referenceNo}（车辆 %{vehicle}，停车场 %{carPark}）。\n\n原因：%{remark}\n\n请打开申请并作出决定：%{link}',
  },
  applicationSubmitted: {
    subject: '新月租车位申请 %{referenceNo}',
    button: '作出决定',
    body: '%{tenant} 申请月租车位：%{referenceNo}，车辆 %{vehicle}，停车场 %{carPark}，自 %{from} 至 %{to}。\n\n请打开申请并作出决定：%{link}',
  },
  instanceSubmitted: {
    subject: '月租车位 %{referenceNo}：%{type}待批准',
    button: '作出决定',
    body: '%{tenant} 为月租车位 %{referenceNo} 申请%{type}：车辆 %{vehicle}，停车场 %{carPark}，自 %{from} 至 %{to}。\n\n请打开并作出决定：%{link}',
  },
  applicationWithdrawn: {
    subject: '月租车位申请 %{referenceNo} 已撤回',
    body: '%{tenant} 已撤回车辆 %{vehicle} 在 %{carPark} 的月租车位申请 %{referenceNo}，无需再审批。\n\n打开申请：%{link}',
  },
  terminationWithdrawn: {
    subject: '月租车位 %{referenceNo}：终止申请已撤回',
    body: '%{tenant} 已撤回终止月租车位 %{referenceNo}（车辆 %{vehicle}，停车场 %{carPark}）的申请。月租车位继续有效。\n\n打开申请：%{link}',
  },
  instanceWithdrawn: {
    subject: '月租车位 %{referenceNo}：%{type}申请已撤回',
    body: '%{tenant} 已撤回月租车位 %{referenceNo}（车辆 %{vehicle}，停车场 %{carPark}）的%{type}申请，无需再审批。\n\n打开申请：%{link}',
  },
  terminationRefused: {
    subject: '月租车位 %{referenceNo} 继续有效',
    body: '您终止月租车位 %{referenceNo}（车辆 %{vehicle}，停车场 %{carPark}）的申请未获批准，月租车位继续有效。\n\n备注：%{remark}\n\n打开申请：%{link}',
  },
  applicationDecided: {
    subject: '月租车位 %{referenceNo}：%{decision}',
    body: '您为车辆 %{vehicle} 在 %{carPark} 提出的月租车位申请 %{referenceNo} %{decision}。\n\n备注：%{remark}\n\n打开申请：%{link}',
  },
  instanceDecided: {
    subject: '月租车位 %{referenceNo} 的%{type}：%{decision}',
    body: '您的月租车位 %{referenceNo}（车辆 %{vehicle}，停车场 %{carPark}）的%{type}申请%{decision}。\n\n备注：%{remark}\n\n打开申请：%{link}',
  },
  recordList: {
    subject: '您的记录列表：%{list}',
    body: '附件是您要求的记录列表：%{list}，共 %{count} 条记录。',
  },
  recordListLink: {
    subject: '您的记录列表：%{list}',
    button: '下载清单',
    body: '您要求的记录列表已备妥：%{list}，共 %{count} 条。文件过大，无法随邮件附上。\n\n请在 %{days} 天内下载：%{link}',
  },
  subscription: {
    subject: '%{name}:%{list}',
    body: '随信附上你的订阅“%{name}”:%{list},共 %{count} 条记录。',
  },
  subscriptionEmpty: {
    subject: '%{name}:%{list}',
    body: '你的订阅“%{name}”:%{list}。\n\n没有可用的数据。',
  },
  subscriptionLink: {
    subject: '%{name}:%{list}',
    button: '下载清单',
    body: '你的订阅“%{name}”已备妥:%{list},共 %{count} 条记录。文件过大,无法以邮件附上。\n\n请于 %{days} 天内下载:%{link}',
  },
  passwordReset: {
    subject: '设置新密码',
    button: '设置新密码',
    body: '有人（很可能是您本人）要求为您的账户设置新密码。\n\n请打开此链接设置：%{link}\n\n链接只能使用一次，%{minutes} 分钟内有效。如果不是您本人操作，无需理会，您的密码保持不变。',
  },
  passwordChanged: {
    subject: '您的密码已更改',
    body: '您账户的密码刚刚已更改。\n\n如果不是您本人操作，请立即在登录页面申请新密码，并通知您的大厦团队。',
  },
  addressChanged: {
    subject: '您现在以另一个地址登录',
    body: '您公司的目录已为您更改电邮地址。从现在起，请用 %{address} 登录 Atrium；您的密码保持不变。\n\n如这不是您本人，请立即通知您的大厦团队。',
  },
  supportGiven: {
    subject: '登录协助',
    body: '%{by} 已为您的账户执行以下操作：%{what}。\n\n如果不是您本人要求，请立即通知您的大厦团队，切勿向任何人透露验证码或链接。',
    generateOtp: '提供了一次性验证码用于登录',
    generateTrustedDeviceRequest: '提供了可将设备设为受信任设备的验证码',
    triggerPasswordReset: '创建了设置新密码的链接',
    removeTrustedDevice: '移除了所有受信任设备，各设备将再次要求一次性验证码',
  },
  invitation: {
    subject: '%{building} 邀请您加入',
    button: '确认账户',
    body: '%{company} 邀请您使用 %{building} 的平台。\n\n请打开以下链接确认您的账户：%{link}\n\n链接只能使用一次，%{days} 天内有效。',
  },
  membershipInvitation: {
    subject: '%{company} 邀请您加入',
    button: '接受或拒绝',
    body: '%{company}（%{building}）邀请您在 Atrium 加入。您的账户和密码保持不变；除非您接受，否则不会有任何改变。\n\n请打开以下链接接受或拒绝：%{link}\n\n链接只能使用一次，%{days} 天内有效。您也可以在平台内答复。如不认识邀请者，请拒绝或不予理会。',
  },
  notice: {
    subject: '%{title}',
    button: '在平台打开',
    body: '%{message}\n\n在平台内打开：%{link}\n\n%{choice}',
    choice: '您可在平台的“设置”中选择哪些通知以邮件发送。',
    urgent: '紧急通知会以所有方式发送给每位相关人员。',
    party: '您的地址在通知名单上，因此收到此邮件。',
  },
  bookingInvitation: {
    subject: '%{host} 邀请您：%{title}',
    body: '%{title}\n\n%{facility}\n%{date} %{time} %{others}\n%{place}\n\n附件为日历文件，取代先前的文件。',
    allDay: '全天',
  },
  bookingInvitationCancelled: {
    subject: '已取消：%{title}',
    body: '您的邀请已取消。\n\n%{title}\n%{facility}\n%{date} %{time} %{others}\n\n附件的日历文件会将其从您的日历中移除。',
  },
  visitComplete: {
    subject: '%{host} 邀请你到访 %{company}',
    button: '补充访客资料',
    body: '%{visitor}，%{host} 邀请你到访。\n\n%{date}，%{time} %{others}\n%{place}\n\n%{message}\n\n请先补充你的资据：%{link}\n\n此连结只供你使用。',
  },
  visitInvitation: {
    subject: '你将于 %{date} 到访 %{company}',
    button: '查看通行证',
    body: '%{visitor}，%{host} 正等候你到访。\n\n%{date}，%{time} %{others}\n%{place}\n\n%{message}\n\n你的通行证及取消方法：%{link}\n\n附件为日历文，会取代较早的一份。此连结只供你使用。',
  },
  visitCancelled: {
    subject: '你于 %{date} 到访 %{company} 的安排已取消',
    body: '你的到访已取消。\n\n%{date}，%{time} %{others}\n%{place}\n\n如有疑问，请联络 %{host}。附件的日历文会将其从你的日历移除。',
  },
  visitApproval: {
    subject: '请决置：%{visitor} 擬到访 %{company}',
    button: '查看到访',
    body: '%{visitor} 擬于 %{date} %{time} 到访 %{building} %{company} 的 %{host}。\n\n请查看并在该页批准或拒绝：%{link}\n\n开启连结不会作出任何决置。',
  },
  guestInvitation: {
    subject: '诚邀您参加%{event}',
    button: '确认或拒绝',
    body: '%{host} 已为您预留名额。\n\n%{event}，%{session}\n%{date}，%{time}\n%{place}\n\n确认或谢绝，并查看您的签到代码：%{link}\n\n此链接仅供您使用，持有者可更改您的名额。如您不认识 %{host}，无需理会或谢绝即可。',
    declined: '嘉宾已谢绝。',
  },
  guestCancelled: {
    subject: '%{event}：您的名额已取消',
    body: '您已没有名额。\n\n%{event}，%{session}\n%{date}，%{time}\n\n原因：%{remark}',
  },
  guestRescheduled: {
    subject: '%{event}：时间已更改',
    button: '查看名额',
    body: '场次时间已更改，您的名额予以保留。\n\n%{event}，%{session}\n%{date}，%{time}\n%{place}\n\n您的名额：%{link}',
  },
  guestReminder: {
    subject: '活动提醒：%{event}',
    button: '查看名额',
    body: '谨此提醒您已有名额。\n\n%{event}，%{session}\n%{date}，%{time}\n%{place}\n\n您的名额和签到代码：%{link}',
  },
  mailServerTest: { subject: '测试邮件', body: '这是通过邮件服务器 %{host}（端口 %{port}）发送的测试邮件，您无须进行任何操作。' },
};
