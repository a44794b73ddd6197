/** The page behind the QR code of a place. */
export const place = {
  loading: '正在查找地点…',
  title: '向大厦团队提出申请',
  floor: '%{floor} 楼',
  choose: '是关于什么事？',
  none: '目前此处不能提出申请。',
  remark: '还有其他要说的吗？（选填）',
  photo: '照片（选填）',
  photoOf: '您的照片',
  noPhoto: '此文件不是可以发送的图片。',
  guestName: '您的姓名',
  guestEmail: '电子邮件地址',
  guestMobile: '手机号码（选填）',
  send: '发送',
  other: '申请其他事项',
  sent: '已发送：%{referenceNo}',
  told: '大厦团队已收到您的申请，结果会以电子邮件通知您。',
  again: '再提出一项申请',
  invalid: {
    title: '此二维码无效',
    text: '此地点可能已停用，请向接待处查询。',
  },
};
