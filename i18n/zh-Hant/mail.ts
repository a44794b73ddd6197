import type { mail as en } from '../en/mail.ts';
import type { Same } from '../shape.ts';

export const mail: Same<typeof en> = {
  greeting: '%{name} 您好：',
  closing: 'Atrium',
  open: '開啟',
  footer: '此郵件由系統自動發送，請勿回覆。',
  decisions: { APPROVED: '已批准', REJECTED: '已拒絕', TERMINATED: '已終止' },
  instanceTypes: { RENEWAL: '續期', CHANGE_OF_VEHICLE: '更換車輛' },
  noReason: '沒有備註。',
  emergencySignIn: '如要回覆您是否安全，請登入平台。',
  emergencyEnded: '%{building}的這則緊急廣播已經結束。廣播時間為 %{from} 至 %{to}。',
  emergencyAfter: '其內容已不再適用。大廈的最新消息請見平台。',
  emergencyPortal: '開啟平台',
  emergencyWrongLink: '此連結無法使用',
  emergencyWrongLinkText: '連結可能不完整。大廈的最新消息請見平台。',
  off: {
    footer: '不再接收此類郵件：%{link}',
    title: '郵件通知：%{kind}',
    text: '關閉後，此類通知將不再以電郵發送給您。平台內仍會顯示，您亦可隨時在「設定」內重新開啟。',
    button: '關閉此類郵件',
    done: '您將不再收到此類郵件：%{kind}',
    doneText: '平台內仍會顯示此類通知。您可在「設定」內重新開啟郵件。',
  },
  unsubscribe: {
    title: '訂閱:%{name}',
    text: '停止後,將不再寄到 %{address}。',
    button: '停止此訂閱',
    done: '將不再寄送給你',
    doneText: '管理此訂閱的人可以再次寄給你。',
  },
  outside: {
    from: '您在寄件方沒有帳戶。此郵件由 %{from} 透過 Atrium 寄出。如不認識對方，或不想再收到此類郵件：%{stop}',
    withheld: '（此郵件不載）',
    refused: '未有寄出郵件至 %{to}',
  },
  stop: {
    title: 'Atrium 郵件',
    ask: '使用 Atrium 的公司及大廈可寄郵件至 %{address}。您可以停止接收。有關您本人帳戶的郵件不受影響。',
    button: '不再寄郵件給我',
    done: '公司及大廈不會再透過 Atrium 寄郵件至 %{address}。有關您本人帳戶的郵件仍會寄達。',
    allow: '重新允許郵件',
    again: '公司及大廈可再次寄郵件至 %{address}。',
  },
  oneTimeCode: {
    subject: '您的登入驗證碼',
    body: '您的登入驗證碼是\n\n%{code}\n\n驗證碼只能使用一次，有效期為 %{minutes} 分鐘。若您沒有嘗試登入，表示有人知道您的密碼，請立即更改密碼。',
  },
  terminationRequested: {
    subject: '申請終止月租車位 %{referenceNo}',
    button: '作出決定',
    body: '%{tenant} 申請終止月租車位 %{referenceNo}（車輛 %{vehicle}，停車場 %{carPark}）。\n\n原因：%{remark}\n\n請開啟申請並作出決定：%{link}',
  },
  applicationSubmitted: {
    subject: '新月租車位申請 %{referenceNo}',
    button: '作出決定',
    body: '%{tenant} 申請月租車位：%{referenceNo}，車輛 %{vehicle}，停車場 %{carPark}，由 %{from} 至 %{to}。\n\n請開啟申請並作出決定：%{link}',
  },
  instanceSubmitted: {
    subject: '月租車位 %{referenceNo}：%{type}待批准',
    button: '作出決定',
    body: '%{tenant} 為月租車位 %{referenceNo} 申請%{type}：車輛 %{vehicle}，停車場 %{carPark}，由 %{from} 至 %{to}。\n\n請開啟並作出決定：%{link}',
  },
  applicationWithdrawn: {
    subject: '月租車位申請 %{referenceNo} 已撤回',
    body: '%{tenant} 已撤回車輛 %{vehicle} 在 %{carPark} 的月租車位申請 %{referenceNo}，毋須再審批。\n\n開啟申請：%{link}',
  },
  terminationWithdrawn: {
    subject: '月租車位 %{referenceNo}：終止申請已撤回',
    body: '%{tenant} 已撤回終止月租車位 %{referenceNo}（車輛 %{vehicle}，停車場 %{carPark}）的申請。月租車位繼續有效。\n\n開啟申請：%{link}',
  },
  instanceWithdrawn: {
    subject: '月租車位 %{referenceNo}：%{type}申請已撤回',
    body: '%{tenant} 已撤回月租車位 %{referenceNo}（車輛 %{vehicle}，停車場 %{carPark}）的%{type}申請，毋須再審批。\n\n開啟申請：%{link}',
  },
  terminationRefused: {
    subject: '月租車位 %{referenceNo} 繼續有效',
    body: '您終止月租車位 %{referenceNo}（車輛 %{vehicle}，停車場 %{carPark}）的申請未獲批准，月租車位繼續有效。\n\n備註：%{remark}\n\n開啟申請：%{link}',
  },
  applicationDecided: {
    subject: '月租車位 %{referenceNo}：%{decision}',
    body: '您為車輛 %{vehicle} 在 %{carPark} 提出的月租車位申請 %{referenceNo} %{decision}。\n\n備註：%{remark}\n\n開啟申請：%{link}',
  },
  instanceDecided: {
    subject: '月租車位 %{referenceNo} 的%{type}：%{decision}',
    body: '您的月租車位 %{referenceNo}（車輛 %{vehicle}，停車場 %{carPark}）的%{type}申請%{decision}。\n\n備註：%{remark}\n\n開啟申請：%{link}',
  },
  recordList: {
    subject: '您的記錄列表：%{list}',
    body: '附件是您要求的記錄列表：%{list}，共 %{count} 項記錄。',
  },
  recordListLink: {
    subject: '您的記錄列表：%{list}',
    button: '下載清單',
    body: '您要求的記錄列表已備妥：%{list}，共 %{count} 項。檔案過大，未能以電郵附上。\n\n請於 %{days} 天內下載：%{link}',
  },
  subscription: {
    subject: '%{name}:%{list}',
    body: '隨信附上你的訂閱「%{name}」:%{list},共 %{count} 筆記錄。',
  },
  subscriptionEmpty: {
    subject: '%{name}:%{list}',
    body: '你的訂閱「%{name}」:%{list}。\n\n沒有可用的資料。',
  },
  subscriptionLink: {
    subject: '%{name}:%{list}',
    button: '下載清單',
    body: '你的訂閱「%{name}」已備妥:%{list},共 %{count} 筆記錄。檔案過大,無法以郵件附上。\n\n請於 %{days} 天內下載:%{link}',
  },
  passwordReset: {
    subject: '設定新密碼',
    button: '設定新密碼',
    body: '有人（很可能是您本人）要求為您的帳戶設定新密碼。\n\n請開啟此連結設定：%{link}\n\n連結只可使用一次，%{minutes} 分鐘內有效。如非您本人操作，無需理會，您的密碼維持不變。',
  },
  passwordChanged: {
    subject: '您的密碼已更改',
    body: '您帳戶的密碼剛剛已更改。\n\n如非您本人操作，請立即在登入頁面要求新密碼，並通知您的大廈團隊。',
  },
  addressChanged: {
    subject: '您現在以另一個地址登入',
    body: '您公司的目錄已為您更改電郵地址。由現在起，請以 %{address} 登入 Atrium；您的密碼維持不變。\n\n如這並非您本人，請立即通知您的大廈團隊。',
  },
  supportGiven: {
    subject: '登入協助',
    body: '%{by} 已為您的帳戶執行以下操作：%{what}。\n\n如非您本人要求，請立即通知您的大廈團隊，切勿向任何人透露驗證碼或連結。',
    generateOtp: '提供了一次性驗證碼作登入之用',
    generateTrustedDeviceRequest: '提供了可把裝置設為受信任裝置的驗證碼',
    triggerPasswordReset: '建立了設定新密碼的連結',
    removeTrustedDevice: '移除了所有受信任裝置，各裝置將再次要求一次性驗證碼',
  },
  invitation: {
    subject: '%{building} 邀請您加入',
    button: '確認帳戶',
    body: '%{company} 邀請您使用 %{building} 的平台。\n\n請開啟以下連結確認您的帳戶：%{link}\n\n連結只可使用一次，%{days} 天內有效。',
  },
  membershipInvitation: {
    subject: '%{company} 邀請您加入',
    button: '接受或拒絕',
    body: '%{company}（%{building}）邀請您在 Atrium 加入。您的帳戶和密碼維持不變；除非您接受，否則不會有任何改變。\n\n請開啟以下連結接受或拒絕：%{link}\n\n連結只可使用一次，%{days} 天內有效。您亦可在平台內答覆。如不認識邀請者，請拒絕或不予理會。',
  },
  notice: {
    subject: '%{title}',
    button: '在平台開啟',
    body: '%{message}\n\n在平台內開啟：%{link}\n\n%{choice}',
    choice: '您可在平台的「設定」內選擇哪些通知以電郵發送。',
    urgent: '緊急通知會以所有方式發送給每位相關人士。',
    party: '您的地址在通知名單上，因此收到此郵件。',
  },
  bookingInvitation: {
    subject: '%{host} 邀請您：%{title}',
    body: '%{title}\n\n%{facility}\n%{date} %{time} %{others}\n%{place}\n\n附件為日曆檔案，取代先前的檔案。',
    allDay: '全日',
  },
  bookingInvitationCancelled: {
    subject: '已取消：%{title}',
    body: '您的邀請已取消。\n\n%{title}\n%{facility}\n%{date} %{time} %{others}\n\n附件的日曆檔案會將其從您的日曆移除。',
  },
  visitComplete: {
    subject: '%{host} 邀請你到訪 %{company}',
    button: '補充訪客資料',
    body: '%{visitor}，%{host} 邀請你到訪。\n\n%{date}，%{time} %{others}\n%{place}\n\n%{message}\n\n請先補充你的資料：%{link}\n\n此連結只供你使用。',
  },
  visitInvitation: {
    subject: '你將於 %{date} 到訪 %{company}',
    button: '查看通行證',
    body: '%{visitor}，%{host} 正等候你到訪。\n\n%{date}，%{time} %{others}\n%{place}\n\n%{message}\n\n你的通行證及取消方法：%{link}\n\n附件為日曆檔，會取代較早的一份。此連結只供你使用。',
  },
  visitCancelled: {
    subject: '你於 %{date} 到訪 %{company} 的安排已取消',
    body: '你的到訪已取消。\n\n%{date}，%{time} %{others}\n%{place}\n\n如有疑問，請聯絡 %{host}。附件的日曆檔會將其從你的日曆移除。',
  },
  visitApproval: {
    subject: '請決定：%{visitor} 擬到訪 %{company}',
    button: '查看到訪',
    body: '%{visitor} 擬於 %{date} %{time} 到訪 %{building} %{company} 的 %{host}。\n\n請查看並在該頁批准或拒絕：%{link}\n\n開啟連結不會作出任何決定。',
  },
  guestInvitation: {
    subject: '誠邀您參加%{event}',
    button: '確認或拒絕',
    body: '%{host} 已為您預留名額。\n\n%{event}，%{session}\n%{date}，%{time}\n%{place}\n\n確認或謝絕，並查看您的簽到代碼：%{link}\n\n此連結僅供您使用，持有者可更改您的名額。如您不認識 %{host}，毋須理會或謝絕即可。',
    declined: '嘉賓已謝絕。',
  },
  guestCancelled: {
    subject: '%{event}：您的名額已取消',
    body: '您已沒有名額。\n\n%{event}，%{session}\n%{date}，%{time}\n\n原因：%{remark}',
  },
  guestRescheduled: {
    subject: '%{event}：時間已更改',
    button: '查看名額',
    body: '場次時間已更改，您的名額獲保留。\n\n%{event}，%{session}\n%{date}，%{time}\n%{place}\n\n您的名額：%{link}',
  },
  guestReminder: {
    subject: '活動提醒：%{event}',
    button: '查看名額',
    body: '謹此提醒您已有名額。\n\n%{event}，%{session}\n%{date}，%{time}\n%{place}\n\n您的名額及簽到代碼：%{link}',
  },
  mailServerTest: { subject: '測試郵件', body: '這是經郵件伺服器 %{host}（連接埠 %{port}）寄出的測試郵件，您無須採取任何行動。' },
};
