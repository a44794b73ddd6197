/** What people are told at the steps of a flow (`notifications`), by entity. */
export const notifications = {
  'access-lockdowns': {
    started: {
      subject: '封锁 %{referenceNo} 已开始',
      body: '门已封锁（%{referenceNo}）：%{reason}',
    },
    lifted: {
      subject: '封锁 %{referenceNo} 已解除',
      body: '封锁 %{referenceNo} 已解除：%{reason}',
    },
    ended: {
      subject: '封锁 %{referenceNo} 已结束',
      body: '封锁 %{referenceNo} 已到期：%{reason}',
    },
  },
  'hotdesk-bookings': {
    booked: {
      subject: '已为你预订办公桌 %{hotdesk}',
      body: '办公桌 %{hotdesk} 由 %{startAt} 至 %{endAt} 供你使用（%{referenceNo}）。',
    },
    cancelled: {
      subject: '你的办公桌 %{hotdesk} 预订已取消',
      body: '你在 %{startAt} 的办公桌 %{hotdesk} 预订已取消（%{referenceNo}）。\n\n%{remark}',
    },
    noShow: {
      subject: '办公桌 %{hotdesk} 已释出给他人',
      body: '在 %{checkInUntil} 前无人在办公桌 %{hotdesk} 签到，你在 %{startAt} 的预订（%{referenceNo}）已结束。',
    },
  },
  'ls-location-check-ins': {
    full: { subject: '%{location} 已达到容量', body: '%{checkedInDate} 的签到使 %{location} 满员。' },
  },
  invoices: {
    refundFailed: {
      subject: '发票 %{invoiceNo} 的退款失败',
      body: '支付服务商未能退回%{tenant}为发票 %{invoiceNo} 支付的款项。款项仍待退还：请在支付服务商的页面退回。',
    },
  },
  'opc-orders': {
    refundFailed: {
      subject: '订单 %{orderId} 的退款失败',
      body: '支付服务商未能退回%{retailStore}订单 %{orderId}（%{orderNo}）的款项。款项仍待退还：请在柜台或支付服务商的页面退回。',
    },
    placed: {
      subject: '%{retailStore}的订单 %{orderId}',
      body: '已收到订单 %{orderId}（%{orderNo}），预计 %{estimatedCollectionTime} 可取。',
    },
    accepted: {
      subject: '%{retailStore}已接受订单 %{orderId}',
      body: '订单 %{orderId}（%{orderNo}）预计 %{estimatedCollectionTime} 可取。',
    },
    rejected: {
      subject: '%{retailStore}无法接受订单 %{orderId}',
      body: '订单 %{orderId}（%{orderNo}）未获接受，已付款项会退回。',
    },
    prepared: {
      subject: '订单 %{orderId} 可以取餐',
      body: '请到%{retailStore}取订单 %{orderId}（%{orderNo}）。',
    },
    cancelled: {
      subject: '订单 %{orderId} 已取消',
      body: '%{retailStore}的订单 %{orderId}（%{orderNo}）已取消，已付款项会退回。',
    },
    withdrawn: {
      subject: '顾客已取消订单 %{orderId}',
      body: '%{retailStore}的订单 %{orderId}（%{orderNo}）无需制作。',
    },
    expired: {
      subject: '订单 %{orderId} 逾期未付款',
      body: '%{retailStore}的订单 %{orderId}（%{orderNo}）已失效，其后收到的款项会退回。',
    },
  },
  'opc-refund-orders': {
    refunded: {
      subject: '订单 %{opcOrder} 已退款',
      body: '订单 %{opcOrder} 的 %{refundTotal} 将退回给您（%{refundId}）。',
    },
  },
  'loan-item-requests': {
    loaned: {
      subject: '您已借用 %{itemName}',
      body: '您在 %{location} 借用了 %{quantity} × %{itemName}（%{referenceNo}）。\n\n请于 %{dueAt} 前归还。',
    },
    returned: {
      subject: '%{itemName} 已归还',
      body: '%{quantity} × %{itemName} 已在 %{location} 归还（%{referenceNo}）。',
    },
    returnedSome: {
      subject: '%{itemName} 已部分归还',
      body: '%{quantity} × %{itemName} 中的 %{returnedQuantity} 件已在 %{location} 归还（%{referenceNo}）。\n\n请于 %{dueAt} 前归还其余物品。',
    },
    cancelled: {
      subject: '借用 %{referenceNo} 已取消',
      body: '在 %{location} 借用 %{itemName} 视为未曾借出。\n\n%{remark}',
    },
    extended: {
      subject: '%{itemName} 可延期归还',
      body: '%{itemName}（%{referenceNo}）现应于 %{dueAt} 前在 %{location} 归还。',
    },
    dueSoon: {
      subject: '%{itemName} 即将到期',
      body: '请于 %{dueAt} 前将 %{itemName}（%{referenceNo}）归还至 %{location}。',
    },
    overdue: {
      subject: '%{itemName} 已逾期',
      body: '%{itemName}（%{referenceNo}）应于 %{dueAt} 前在 %{location} 归还。请尽快归还。',
    },
  },
  'facility-waits': {
    offered: {
      subject: '%{facility}有空，正为您保留',
      body: '您可以使用%{facility}，从 %{startAt} 到 %{endAt}。为您保留至 %{offerUntil}；超时会提供给下一位候补者。',
    },
    expired: { subject: '%{facility}已提供给下一位', body: '您未能及时预订%{facility}（%{startAt} 至 %{endAt}）。' },
  },
  'facility-bookings': {
    refundFailed: {
      subject: '预订 %{referenceNo} 的退款失败',
      body: '支付服务商未能退回%{facility}预订 %{referenceNo} 的款项。款项仍待退还：请在支付服务商的页面退回。',
    },
    requested: {
      subject: '%{facility} 的预订等待批准',
      body: '%{actor} 申请于 %{startAt} 至 %{endAt} 使用 %{facility}（%{referenceNo}）。',
    },
    confirmed: {
      subject: '已预订 %{facility}',
      body: '%{facility} 已预订，由 %{startAt} 至 %{endAt}（%{referenceNo}）。',
    },
    approved: {
      subject: '预订 %{referenceNo} 已获批准',
      body: '您可于 %{startAt} 至 %{endAt} 使用 %{facility}。',
    },
    rejected: {
      subject: '预订 %{referenceNo} 未获批准',
      body: '您未获批于 %{startAt} 至 %{endAt} 使用 %{facility}。\n\n%{remark}',
    },
    moved: {
      subject: '预订 %{referenceNo} 已更改',
      body: '现为 %{facility}，由 %{startAt} 至 %{endAt}。',
    },
    cancelled: {
      subject: '预订 %{referenceNo} 已取消',
      body: '%{facility} 由 %{startAt} 至 %{endAt} 的预订已取消。\n\n%{remark}',
    },
    checkInSoon: {
      subject: '请于 %{facility} 签到',
      body: '预订 %{referenceNo} 于 %{startAt} 开始。请于 %{checkInUntil} 前签到，逾时将开放给其他人。',
    },
    released: {
      subject: '预订 %{referenceNo} 已释放',
      body: '%{startAt} 至 %{endAt} 无人于 %{facility} 签到，时段已开放给其他人。',
    },
    payBy: {
      subject: '请为预订 %{referenceNo} 付款',
      body: '已为您保留 %{facility}，由 %{startAt} 至 %{endAt}。请于 %{payUntil} 前支付 %{dueAmount}，逾时将开放给其他人。',
    },
    paymentLink: {
      subject: '预订 %{referenceNo} 的付款页面',
      body: '%{facility}（%{startAt} 至 %{endAt}）尚需支付 %{dueAmount}。请于此消息链接的页面付款。',
    },
    lapsedUnpaid: {
      subject: '预订 %{referenceNo} 已失效',
      body: '%{facility} 由 %{startAt} 至 %{endAt} 的预订逾期未付款，时段已开放给其他人。迟到的款项将会退还。',
    },
    feeWaived: {
      subject: '预订 %{referenceNo} 无须付款',
      body: '已豁免取消 %{facility}（%{startAt} 至 %{endAt}）的费用。\n\n%{remark}',
    },
  },
  'loan-item-reservations': {
    reserved: {
      subject: '已为您预留 %{itemName}',
      body: '%{location} 已为您预留 %{quantity} × %{itemName}，由 %{fromAt} 至 %{untilAt}（%{referenceNo}）。',
    },
    cancelled: {
      subject: '预留 %{referenceNo} 已取消',
      body: '%{location} 不再为您保留 %{itemName}。\n\n%{remark}',
    },
    lapsed: {
      subject: '预留 %{referenceNo} 已失效',
      body: '时间已过，%{location} 不再为您保留 %{itemName}。',
    },
  },
  visits: {
    waits: {
      subject: '%{visitorName} 待批准',
      body: '%{visitorName} 擬于 %{startAt} 到访 %{tenant} %{host}（%{referenceNo}）。',
    },
    stopped: {
      subject: '受限人士将到访：%{visitorName}',
      body: '%{visitorName} 与受限访客名单相符。于 %{startAt} 到访 %{tenant}（%{referenceNo}）已被拦截，待大厦决置。',
    },
    held: {
      subject: '%{visitorName} 的到访待大厦处理',
      body: '大厦须先审核 %{startAt} 的到访（%{referenceNo}）。请向大厦团队查询。',
    },
    approved: {
      subject: '%{visitorName} 可到访',
      body: '%{visitorName} 将于 %{startAt} 到访（%{referenceNo}）。',
    },
    rejected: {
      subject: '%{visitorName} 的到访被拒绝',
      body: '%{visitorName} 不可于 %{startAt} 进入（%{referenceNo}）。\n\n%{remark}',
    },
    arrived: {
      subject: '%{visitorName} 已到达',
      body: '%{visitorName} 已于 %{checkedInDate} 签到（%{referenceNo}）。',
    },
    cancelled: {
      subject: '%{visitorName} 的到访已取消',
      body: '%{visitorName} 不会于 %{startAt} 到访（%{referenceNo}）。\n\n%{remark}',
    },
  },
  'loading-bay-applications': {
    submitted: {
      subject: '新装卸车位申请 %{referenceNo}',
      body: '%{actor} 为 %{tenant} 的车辆 %{vehiclePlateNo} 申请由 %{startAt} 起使用 %{loadingBayGroup} 的 %{loadingBay}。',
    },
    approved: {
      subject: '装卸车位申请 %{referenceNo} 已获批准',
      body: '车辆 %{vehiclePlateNo} 可由 %{startAt} 起使用 %{loadingBayGroup} 的 %{loadingBay}。',
    },
    rejected: {
      subject: '装卸车位申请 %{referenceNo} 被拒绝',
      body: '车辆 %{vehiclePlateNo} 于 %{startAt} 未获 %{loadingBayGroup} 的车位。\n\n%{remark}',
    },
    moved: {
      subject: '%{referenceNo} 已更改装卸车位',
      body: '车辆 %{vehiclePlateNo} 现改用 %{loadingBayGroup} 的 %{loadingBay}，时间仍为 %{startAt}。',
    },
    cancelled: {
      subject: '装卸车位申请 %{referenceNo} 已取消',
      body: '%{loadingBayGroup} 于 %{startAt} 的车位不再为车辆 %{vehiclePlateNo} 保留。\n\n%{remark}',
    },
    missed: {
      subject: '%{referenceNo} 的车辆没有到达',
      body: '车辆 %{vehiclePlateNo} 没有于 %{startAt} 的预约到达，%{loadingBayGroup} 的 %{loadingBay} 已开放给其他人。',
    },
  },
  'aircon-extension-requests': {
    submitted: {
      subject: '新的延长空调申请 %{referenceNo}',
      body: '%{actor} 为 %{tenant} 申请延长 %{ahuName} 的空调。',
    },
    approved: {
      subject: '延长空调申请 %{referenceNo} 已批准',
      body: '大厦已批准 %{ahuName} 的空调。\n\n%{remark}',
    },
    rejected: {
      subject: '延长空调申请 %{referenceNo} 已拒绝',
      body: '大厦已拒绝 %{ahuName} 的空调。\n\n%{remark}',
    },
    kept: {
      subject: '延长空调申请 %{referenceNo} 继续',
      body: '大厦拒绝了终止 %{ahuName} 空调的要求。\n\n%{remark}',
    },
    terminated: {
      subject: '延长空调申请 %{referenceNo} 已终止',
      body: '%{ahuName} 的空调不再延长。\n\n%{remark}',
    },
    terminationRequested: {
      subject: '要求终止延长空调申请 %{referenceNo}',
      body: '%{actor} 为 %{tenant} 要求终止 %{ahuName} 的空调。\n\n%{remark}',
    },
  },
  'aircon-extension-request-instances': {
    terminationRequested: {
      subject: '要求终止 %{airconExtensionRequest} 的一次空调运行',
      body: '%{actor} 要求终止 %{date} 的运行。\n\n%{remark}',
    },
    terminated: {
      subject: '%{airconExtensionRequest} 的一次空调运行已终止',
      body: '%{date} 的运行不再进行，或已结束。\n\n%{remark}',
    },
    kept: {
      subject: '%{airconExtensionRequest} 的一次空调运行照常进行',
      body: '大厦拒绝了终止 %{date} 运行的要求。\n\n%{remark}',
    },
  },
  'service-requests': {
    submitted: {
      subject: '新服务申请 %{referenceNo}',
      body: '%{actor} 提交了“%{serviceRequestForm}”。\n\n地点：%{location}',
    },
    assigned: {
      subject: '服务申请 %{referenceNo} 由您负责',
      body: '您负责处理“%{serviceRequestForm}”。\n\n地点：%{location}\n\n期限：%{dueAt}',
    },
    accepted: {
      subject: '服务申请 %{referenceNo} 正在处理',
      body: '大厦已受理“%{serviceRequestForm}”。',
    },
    completed: {
      subject: '服务申请 %{referenceNo} 已完成',
      body: '“%{serviceRequestForm}”已完成。\n\n%{remark}',
    },
    rejected: {
      subject: '服务申请 %{referenceNo} 已被拒绝',
      body: '“%{serviceRequestForm}”不会被处理。\n\n%{remark}',
    },
    cancelled: {
      subject: '服务申请 %{referenceNo} 已取消',
      body: '%{actor} 已取消“%{serviceRequestForm}”。\n\n%{remark}',
    },
    refunded: {
      subject: '服务申请 %{referenceNo} 的退款',
      body: '“%{serviceRequestForm}”的款项已退回。\n\n%{remark}',
    },
    overdue: {
      subject: '服务申请 %{referenceNo} 已逾期',
      body: '“%{serviceRequestForm}”的期限为 %{dueAt}。',
    },
  },
  feedbacks: {
    submitted: {
      subject: '意见 %{referenceNo}：%{category}',
      body: '%{actor} 就“%{category}”提出：\n\n%{description}',
    },
    answered: {
      subject: '您的意见 %{referenceNo} 已获回复',
      body: '%{answer}',
    },
    closed: {
      subject: '您的意见 %{referenceNo} 已结案',
      body: '大厦已处理您就“%{category}”提出的意见。\n\n%{remark}',
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
      subject: '许可证 %{referenceNo}：请填写及签署',
      body: '%{actor} 请 %{contractorCompany} 填写及签署在 %{workLocation} 的工程许可证。\n\n链接只供你使用，有效至 %{tokenExpiryDate}，无须账户。',
      outside: '%{actor} 请你填写并签署许可证 %{referenceNo}。\n\n此链接仅供你使用，有效至 %{tokenExpiryDate}，无须账户。',
    },
    submitted: {
      subject: '许可证 %{referenceNo} 待审核',
      body: '%{actor} 已提交 %{contractorCompany} 在 %{workLocation} 的许可证，现待大厦决定。',
      outside: '许可证 %{referenceNo} 已提交，待大厦决定。',
    },
    toMcst: {
      subject: '许可证 %{referenceNo} 待你批准',
      body: '大厦已批准 %{contractorCompany} 在 %{workLocation} 的许可证，现需管理法团批准。',
    },
    approved: {
      subject: '许可证 %{referenceNo} 已批准',
      body: '%{contractorCompany} 在 %{workLocation} 的许可证已获批准。',
      outside: '许可证 %{referenceNo} 已获批准。',
    },
    rejected: {
      subject: '许可证 %{referenceNo} 已被拒绝',
      body: '%{contractorCompany} 在 %{workLocation} 的许可证已被拒绝：%{remark}',
      outside: '许可证 %{referenceNo} 已被拒绝：%{remark}',
    },
    terminated: {
      subject: '许可证 %{referenceNo} 已终止',
      body: '%{contractorCompany} 在 %{workLocation} 的许可证已终止，工程不得继续：%{remark}',
      outside: '许可证 %{referenceNo} 已终止，工程不得继续：%{remark}',
    },
    suspended: {
      subject: '许可证 %{referenceNo} 已暂停',
      body: '%{contractorCompany} 在 %{workLocation} 的许可证已暂停，工程必须停止，直至许可证重新发出：%{remark}',
      outside: '许可证 %{referenceNo} 已暂停，重新发出前必须停工：%{remark}',
    },
    reissued: {
      subject: '许可证 %{referenceNo} 已重新发出',
      body: '%{contractorCompany} 在 %{workLocation} 的许可证已重新发出，工程可以继续。',
      outside: '许可证 %{referenceNo} 已重新发出，可继续工程。',
    },
    handedBack: { subject: '许可证 %{referenceNo} 已交还', body: '%{contractorCompany} 在 %{workLocation} 的许可证已交还。' },
  },
  'marketplace-posts': {
    reported: { subject: '帖子被举报：%{title}', body: '“%{title}”被举报：%{reportReason}。%{reportDetail}' },
    approved: { subject: '您的帖子已保留：%{title}', body: '大厦已查看“%{title}”，帖子保留在市集。' },
    removed: { subject: '您的帖子已被移除：%{title}', body: '大厦已将“%{title}”从市集移除。%{remark}' },
  },
  'marketplace-blacklists': {
    blacklisted: {
      subject: '您在大厦的黑名单上',
      body: '您被禁止：%{types}。原因：%{blacklistReason}。如需申诉，请联系大厦团队。',
    },
    appealed: { subject: '您的申诉已处理', body: '您已不在黑名单上（%{referenceNo}）。%{remark}' },
  },
  promotions: {
    submitted: {
      subject: '待批准的优惠：%{referenceNo}',
      body: '%{actor} 已提交“%{name}”，将于 %{promotionStartDate} 开始。',
    },
    decided: {
      subject: '您的优惠已获批准：%{referenceNo}',
      body: '“%{name}”已由大厦处理，将于 %{promotionStartDate} 开始。',
    },
    rejected: {
      subject: '您的优惠已被拒绝：%{referenceNo}',
      body: '大厦已拒绝“%{name}”。%{rejectRemark}',
    },
    terminated: {
      subject: '您的优惠已被终止：%{referenceNo}',
      body: '大厦已终止“%{name}”。%{terminatedReason}',
    },
  },
  'promotion-redemptions': {
    issued: {
      subject: '给您的优惠：%{promotion}',
      body: '您获得“%{promotion}”（%{referenceNo}）。请在店内出示代码。',
    },
    revoked: {
      subject: '优惠已被收回：%{promotion}',
      body: '大厦已收回“%{promotion}”（%{referenceNo}）。%{revokedReason}',
    },
  },
};
