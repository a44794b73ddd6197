/** What people are told at the steps of a flow (`notifications`), by entity. */
export const notifications = {
  'access-lockdowns': {
    started: {
      subject: '封鎖 %{referenceNo} 已開始',
      body: '門已封鎖（%{referenceNo}）：%{reason}',
    },
    lifted: {
      subject: '封鎖 %{referenceNo} 已解除',
      body: '封鎖 %{referenceNo} 已解除：%{reason}',
    },
    ended: {
      subject: '封鎖 %{referenceNo} 已結束',
      body: '封鎖 %{referenceNo} 已到期：%{reason}',
    },
  },
  'hotdesk-bookings': {
    booked: {
      subject: '已為你預訂辦公桌 %{hotdesk}',
      body: '辦公桌 %{hotdesk} 由 %{startAt} 至 %{endAt} 供你使用（%{referenceNo}）。',
    },
    cancelled: {
      subject: '你的辦公桌 %{hotdesk} 預訂已取消',
      body: '你在 %{startAt} 的辦公桌 %{hotdesk} 預訂已取消（%{referenceNo}）。\n\n%{remark}',
    },
    noShow: {
      subject: '辦公桌 %{hotdesk} 已釋出給他人',
      body: '在 %{checkInUntil} 前無人在辦公桌 %{hotdesk} 簽到，你在 %{startAt} 的預訂（%{referenceNo}）已結束。',
    },
  },
  'ls-location-check-ins': {
    full: { subject: '%{location} 已達到容量', body: '%{checkedInDate} 的簽到使 %{location} 滿員。' },
  },
  invoices: {
    refundFailed: {
      subject: '發票 %{invoiceNo} 的退款失敗',
      body: '支付服務商未能退回%{tenant}為發票 %{invoiceNo} 支付的款項。款項仍待退還：請在支付服務商的頁面退回。',
    },
  },
  'opc-orders': {
    refundFailed: {
      subject: '訂單 %{orderId} 的退款失敗',
      body: '支付服務商未能退回%{retailStore}訂單 %{orderId}（%{orderNo}）的款項。款項仍待退還：請在櫃檯或支付服務商的頁面退回。',
    },
    placed: {
      subject: '%{retailStore}的訂單 %{orderId}',
      body: '已收到訂單 %{orderId}（%{orderNo}），預計 %{estimatedCollectionTime} 可取。',
    },
    accepted: {
      subject: '%{retailStore}已接受訂單 %{orderId}',
      body: '訂單 %{orderId}（%{orderNo}）預計 %{estimatedCollectionTime} 可取。',
    },
    rejected: {
      subject: '%{retailStore}無法接受訂單 %{orderId}',
      body: '訂單 %{orderId}（%{orderNo}）未獲接受，已付款項會退回。',
    },
    prepared: {
      subject: '訂單 %{orderId} 可以取餐',
      body: '請到%{retailStore}取訂單 %{orderId}（%{orderNo}）。',
    },
    cancelled: {
      subject: '訂單 %{orderId} 已取消',
      body: '%{retailStore}的訂單 %{orderId}（%{orderNo}）已取消，已付款項會退回。',
    },
    withdrawn: {
      subject: '顧客已取消訂單 %{orderId}',
      body: '%{retailStore}的訂單 %{orderId}（%{orderNo}）無需製作。',
    },
    expired: {
      subject: '訂單 %{orderId} 逾期未付款',
      body: '%{retailStore}的訂單 %{orderId}（%{orderNo}）已失效，其後收到的款項會退回。',
    },
  },
  'opc-refund-orders': {
    refunded: {
      subject: '訂單 %{opcOrder} 已退款',
      body: '訂單 %{opcOrder} 的 %{refundTotal} 將退回給您（%{refundId}）。',
    },
  },
  'loan-item-requests': {
    loaned: {
      subject: '您已借用 %{itemName}',
      body: '您在 %{location} 借用了 %{quantity} × %{itemName}（%{referenceNo}）。\n\n請於 %{dueAt} 前歸還。',
    },
    returned: {
      subject: '%{itemName} 已歸還',
      body: '%{quantity} × %{itemName} 已在 %{location} 歸還（%{referenceNo}）。',
    },
    returnedSome: {
      subject: '%{itemName} 已部分歸還',
      body: '%{quantity} × %{itemName} 中的 %{returnedQuantity} 件已在 %{location} 歸還（%{referenceNo}）。\n\n請於 %{dueAt} 前歸還其餘物品。',
    },
    cancelled: {
      subject: '借用 %{referenceNo} 已取消',
      body: '在 %{location} 借用 %{itemName} 視為未曾借出。\n\n%{remark}',
    },
    extended: {
      subject: '%{itemName} 可延期歸還',
      body: '%{itemName}（%{referenceNo}）現應於 %{dueAt} 前在 %{location} 歸還。',
    },
    dueSoon: {
      subject: '%{itemName} 即將到期',
      body: '請於 %{dueAt} 前將 %{itemName}（%{referenceNo}）歸還至 %{location}。',
    },
    overdue: {
      subject: '%{itemName} 已逾期',
      body: '%{itemName}（%{referenceNo}）應於 %{dueAt} 前在 %{location} 歸還。請盡快歸還。',
    },
  },
  'facility-waits': {
    offered: {
      subject: '%{facility}有空，現正為您保留',
      body: '您可以使用%{facility}，由 %{startAt} 至 %{endAt}。為您保留至 %{offerUntil}；逾時會提供給下一位輪候者。',
    },
    expired: { subject: '%{facility}已提供給下一位', body: '您未有及時預訂%{facility}（%{startAt} 至 %{endAt}）。' },
  },
  'facility-bookings': {
    refundFailed: {
      subject: '預訂 %{referenceNo} 的退款失敗',
      body: '支付服務商未能退回%{facility}預訂 %{referenceNo} 的款項。款項仍待退還：請在支付服務商的頁面退回。',
    },
    requested: {
      subject: '%{facility} 的預訂等待批准',
      body: '%{actor} 申請於 %{startAt} 至 %{endAt} 使用 %{facility}（%{referenceNo}）。',
    },
    confirmed: {
      subject: '已預訂 %{facility}',
      body: '%{facility} 已預訂，由 %{startAt} 至 %{endAt}（%{referenceNo}）。',
    },
    approved: {
      subject: '預訂 %{referenceNo} 已獲批准',
      body: '您可於 %{startAt} 至 %{endAt} 使用 %{facility}。',
    },
    rejected: {
      subject: '預訂 %{referenceNo} 未獲批准',
      body: '您未獲批於 %{startAt} 至 %{endAt} 使用 %{facility}。\n\n%{remark}',
    },
    moved: {
      subject: '預訂 %{referenceNo} 已更改',
      body: '現為 %{facility}，由 %{startAt} 至 %{endAt}。',
    },
    cancelled: {
      subject: '預訂 %{referenceNo} 已取消',
      body: '%{facility} 由 %{startAt} 至 %{endAt} 的預訂已取消。\n\n%{remark}',
    },
    checkInSoon: {
      subject: '請於 %{facility} 簽到',
      body: '預訂 %{referenceNo} 於 %{startAt} 開始。請於 %{checkInUntil} 前簽到，逾時將開放予其他人。',
    },
    released: {
      subject: '預訂 %{referenceNo} 已釋放',
      body: '%{startAt} 至 %{endAt} 無人於 %{facility} 簽到，時段已開放予其他人。',
    },
    payBy: {
      subject: '請為預訂 %{referenceNo} 付款',
      body: '已為您保留 %{facility}，由 %{startAt} 至 %{endAt}。請於 %{payUntil} 前支付 %{dueAmount}，逾時將開放予其他人。',
    },
    paymentLink: {
      subject: '預訂 %{referenceNo} 的付款頁面',
      body: '%{facility}（%{startAt} 至 %{endAt}）尚需支付 %{dueAmount}。請於此訊息連結的頁面付款。',
    },
    lapsedUnpaid: {
      subject: '預訂 %{referenceNo} 已失效',
      body: '%{facility} 由 %{startAt} 至 %{endAt} 的預訂逾期未付款，時段已開放予其他人。遲到的款項將會退還。',
    },
    feeWaived: {
      subject: '預訂 %{referenceNo} 無須付款',
      body: '已豁免取消 %{facility}（%{startAt} 至 %{endAt}）的費用。\n\n%{remark}',
    },
  },
  'loan-item-reservations': {
    reserved: {
      subject: '已為您預留 %{itemName}',
      body: '%{location} 已為您預留 %{quantity} × %{itemName}，由 %{fromAt} 至 %{untilAt}（%{referenceNo}）。',
    },
    cancelled: {
      subject: '預留 %{referenceNo} 已取消',
      body: '%{location} 不再為您保留 %{itemName}。\n\n%{remark}',
    },
    lapsed: {
      subject: '預留 %{referenceNo} 已失效',
      body: '時間已過，%{location} 不再為您保留 %{itemName}。',
    },
  },
  visits: {
    waits: {
      subject: '%{visitorName} 待批准',
      body: '%{visitorName} 擬於 %{startAt} 到訪 %{tenant} %{host}（%{referenceNo}）。',
    },
    stopped: {
      subject: '受限人士將到訪：%{visitorName}',
      body: '%{visitorName} 與受限訪客名單相符。於 %{startAt} 到訪 %{tenant}（%{referenceNo}）已被攔截，待大廈決定。',
    },
    held: {
      subject: '%{visitorName} 的到訪待大廈處理',
      body: '大廈須先審核 %{startAt} 的到訪（%{referenceNo}）。請向大廈團隊查詢。',
    },
    approved: {
      subject: '%{visitorName} 可到訪',
      body: '%{visitorName} 將於 %{startAt} 到訪（%{referenceNo}）。',
    },
    rejected: {
      subject: '%{visitorName} 的到訪被拒絕',
      body: '%{visitorName} 不可於 %{startAt} 進入（%{referenceNo}）。\n\n%{remark}',
    },
    arrived: {
      subject: '%{visitorName} 已到達',
      body: '%{visitorName} 已於 %{checkedInDate} 簽到（%{referenceNo}）。',
    },
    cancelled: {
      subject: '%{visitorName} 的到訪已取消',
      body: '%{visitorName} 不會於 %{startAt} 到訪（%{referenceNo}）。\n\n%{remark}',
    },
  },
  'loading-bay-applications': {
    submitted: {
      subject: '新卸貨車位申請 %{referenceNo}',
      body: '%{actor} 為 %{tenant} 的車輛 %{vehiclePlateNo} 申請由 %{startAt} 起使用 %{loadingBayGroup} 的 %{loadingBay}。',
    },
    approved: {
      subject: '卸貨車位申請 %{referenceNo} 已獲批准',
      body: '車輛 %{vehiclePlateNo} 可由 %{startAt} 起使用 %{loadingBayGroup} 的 %{loadingBay}。',
    },
    rejected: {
      subject: '卸貨車位申請 %{referenceNo} 被拒絕',
      body: '車輛 %{vehiclePlateNo} 於 %{startAt} 未獲 %{loadingBayGroup} 的車位。\n\n%{remark}',
    },
    moved: {
      subject: '%{referenceNo} 已更改卸貨車位',
      body: '車輛 %{vehiclePlateNo} 現改用 %{loadingBayGroup} 的 %{loadingBay}，時間仍為 %{startAt}。',
    },
    cancelled: {
      subject: '卸貨車位申請 %{referenceNo} 已取消',
      body: '%{loadingBayGroup} 於 %{startAt} 的車位不再為車輛 %{vehiclePlateNo} 保留。\n\n%{remark}',
    },
    missed: {
      subject: '%{referenceNo} 的車輛沒有到達',
      body: '車輛 %{vehiclePlateNo} 沒有於 %{startAt} 的預約到達，%{loadingBayGroup} 的 %{loadingBay} 已開放予其他人。',
    },
  },
  'aircon-extension-requests': {
    submitted: {
      subject: '新的延長空調申請 %{referenceNo}',
      body: '%{actor} 為 %{tenant} 申請延長 %{ahuName} 的空調。',
    },
    approved: {
      subject: '延長空調申請 %{referenceNo} 已批准',
      body: '大廈已批准 %{ahuName} 的空調。\n\n%{remark}',
    },
    rejected: {
      subject: '延長空調申請 %{referenceNo} 已拒絕',
      body: '大廈已拒絕 %{ahuName} 的空調。\n\n%{remark}',
    },
    kept: {
      subject: '延長空調申請 %{referenceNo} 繼續',
      body: '大廈拒絕了終止 %{ahuName} 空調的要求。\n\n%{remark}',
    },
    terminated: {
      subject: '延長空調申請 %{referenceNo} 已終止',
      body: '%{ahuName} 的空調不再延長。\n\n%{remark}',
    },
    terminationRequested: {
      subject: '要求終止延長空調申請 %{referenceNo}',
      body: '%{actor} 為 %{tenant} 要求終止 %{ahuName} 的空調。\n\n%{remark}',
    },
  },
  'aircon-extension-request-instances': {
    terminationRequested: {
      subject: '要求終止 %{airconExtensionRequest} 的一次空調運行',
      body: '%{actor} 要求終止 %{date} 的運行。\n\n%{remark}',
    },
    terminated: {
      subject: '%{airconExtensionRequest} 的一次空調運行已終止',
      body: '%{date} 的運行不再進行，或已結束。\n\n%{remark}',
    },
    kept: {
      subject: '%{airconExtensionRequest} 的一次空調運行照常進行',
      body: '大廈拒絕了終止 %{date} 運行的要求。\n\n%{remark}',
    },
  },
  'service-requests': {
    submitted: {
      subject: '新服務申請 %{referenceNo}',
      body: '%{actor} 提交了「%{serviceRequestForm}」。\n\n地點：%{location}',
    },
    assigned: {
      subject: '服務申請 %{referenceNo} 由您負責',
      body: '您負責處理「%{serviceRequestForm}」。\n\n地點：%{location}\n\n期限：%{dueAt}',
    },
    accepted: {
      subject: '服務申請 %{referenceNo} 正在處理',
      body: '大廈已受理「%{serviceRequestForm}」。',
    },
    completed: {
      subject: '服務申請 %{referenceNo} 已完成',
      body: '「%{serviceRequestForm}」已完成。\n\n%{remark}',
    },
    rejected: {
      subject: '服務申請 %{referenceNo} 已被拒絕',
      body: '「%{serviceRequestForm}」不會獲處理。\n\n%{remark}',
    },
    cancelled: {
      subject: '服務申請 %{referenceNo} 已取消',
      body: '%{actor} 已取消「%{serviceRequestForm}」。\n\n%{remark}',
    },
    refunded: {
      subject: '服務申請 %{referenceNo} 的退款',
      body: '「%{serviceRequestForm}」的款項已退回。\n\n%{remark}',
    },
    overdue: {
      subject: '服務申請 %{referenceNo} 已逾期',
      body: '「%{serviceRequestForm}」的期限為 %{dueAt}。',
    },
  },
  feedbacks: {
    submitted: {
      subject: '意見 %{referenceNo}：%{category}',
      body: '%{actor} 就「%{category}」提出：\n\n%{description}',
    },
    answered: {
      subject: '您的意見 %{referenceNo} 已獲回覆',
      body: '%{answer}',
    },
    closed: {
      subject: '您的意見 %{referenceNo} 已結案',
      body: '大廈已處理您就「%{category}」提出的意見。\n\n%{remark}',
    },
  },
  'service-request-comments': {
    added: {
      subject: '%{serviceRequest} 有新留言',
      body: '%{actor}：%{comment}',
    },
  },
  'fm-forms': {
    contractorLink: {
      subject: '許可證 %{referenceNo}：請填寫及簽署',
      body: '%{actor} 請 %{contractorCompany} 填寫及簽署在 %{workLocation} 的工程許可證。\n\n連結只供你使用，有效至 %{tokenExpiryDate}，毋須帳戶。',
      outside: '%{actor} 請你填寫並簽署許可證 %{referenceNo}。\n\n此連結僅供你使用，有效至 %{tokenExpiryDate}，無須帳戶。',
    },
    submitted: {
      subject: '許可證 %{referenceNo} 待審核',
      body: '%{actor} 已提交 %{contractorCompany} 在 %{workLocation} 的許可證，現待大廈決定。',
      outside: '許可證 %{referenceNo} 已提交，待大廈決定。',
    },
    toMcst: {
      subject: '許可證 %{referenceNo} 待你批准',
      body: '大廈已批准 %{contractorCompany} 在 %{workLocation} 的許可證，現需管理法團批准。',
    },
    approved: {
      subject: '許可證 %{referenceNo} 已批准',
      body: '%{contractorCompany} 在 %{workLocation} 的許可證已獲批准。',
      outside: '許可證 %{referenceNo} 已獲批准。',
    },
    rejected: {
      subject: '許可證 %{referenceNo} 已被拒絕',
      body: '%{contractorCompany} 在 %{workLocation} 的許可證已被拒絕：%{remark}',
      outside: '許可證 %{referenceNo} 已被拒絕：%{remark}',
    },
    terminated: {
      subject: '許可證 %{referenceNo} 已終止',
      body: '%{contractorCompany} 在 %{workLocation} 的許可證已終止，工程不得繼續：%{remark}',
      outside: '許可證 %{referenceNo} 已終止，工程不得繼續：%{remark}',
    },
    suspended: {
      subject: '許可證 %{referenceNo} 已暫停',
      body: '%{contractorCompany} 在 %{workLocation} 的許可證已暫停，工程必須停止，直至許可證重新發出：%{remark}',
      outside: '許可證 %{referenceNo} 已暫停，重新發出前必須停工：%{remark}',
    },
    reissued: {
      subject: '許可證 %{referenceNo} 已重新發出',
      body: '%{contractorCompany} 在 %{workLocation} 的許可證已重新發出，工程可以繼續。',
      outside: '許可證 %{referenceNo} 已重新發出，可繼續工程。',
    },
    handedBack: { subject: '許可證 %{referenceNo} 已交還', body: '%{contractorCompany} 在 %{workLocation} 的許可證已交還。' },
  },
  'marketplace-posts': {
    reported: { subject: '帖子被舉報：%{title}', body: '「%{title}」被舉報：%{reportReason}。%{reportDetail}' },
    approved: { subject: '您的帖子獲保留：%{title}', body: '大廈已查看「%{title}」，帖子保留在市集。' },
    removed: { subject: '您的帖子已被移除：%{title}', body: '大廈已將「%{title}」從市集移除。%{remark}' },
  },
  'marketplace-blacklists': {
    blacklisted: {
      subject: '您在大廈的黑名單上',
      body: '您被禁止：%{types}。原因：%{blacklistReason}。如欲上訴，請聯絡大廈團隊。',
    },
    appealed: { subject: '您的上訴已處理', body: '您已不在黑名單上（%{referenceNo}）。%{remark}' },
  },
  promotions: {
    submitted: {
      subject: '待批准的優惠：%{referenceNo}',
      body: '%{actor} 已提交「%{name}」，將於 %{promotionStartDate} 開始。',
    },
    decided: {
      subject: '您的優惠已獲批准：%{referenceNo}',
      body: '「%{name}」已由大廈處理，將於 %{promotionStartDate} 開始。',
    },
    rejected: {
      subject: '您的優惠已被拒絕：%{referenceNo}',
      body: '大廈已拒絕「%{name}」。%{rejectRemark}',
    },
    terminated: {
      subject: '您的優惠已被終止：%{referenceNo}',
      body: '大廈已終止「%{name}」。%{terminatedReason}',
    },
  },
  'promotion-redemptions': {
    issued: {
      subject: '給您的優惠：%{promotion}',
      body: '您獲得「%{promotion}」（%{referenceNo}）。請在店內出示代碼。',
    },
    revoked: {
      subject: '優惠已被收回：%{promotion}',
      body: '大廈已收回「%{promotion}」（%{referenceNo}）。%{revokedReason}',
    },
  },
};
