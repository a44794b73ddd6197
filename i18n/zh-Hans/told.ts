/** What people are told at the steps of a flow (`tells`), by entity. */
export const told = {
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
  'service-request-comments': {
    added: {
      subject: '%{serviceRequest} 有新留言',
      body: '%{actor}：%{comment}',
    },
  },
};
