/** The page behind the QR code of a place. */
export const place = {
  loading: '正在查找地點…',
  title: '向大廈團隊提出申請',
  floor: '%{floor} 樓',
  choose: '是關於甚麼事？',
  none: '目前此處不能提出申請。',
  remark: '還有其他要說的嗎？（選填）',
  photo: '相片（選填）',
  photoOf: '您的相片',
  noPhoto: '此檔案不是可以傳送的圖片。',
  guestName: '您的姓名',
  guestEmail: '電郵地址',
  guestMobile: '手機號碼（選填）',
  send: '傳送',
  other: '申請其他事項',
  sent: '已傳送：%{referenceNo}',
  told: '大廈團隊已收到您的申請，結果會以電郵通知您。',
  again: '再提出一項申請',
  invalid: {
    title: '此二維碼無效',
    text: '此地點可能已停用，請向接待處查詢。',
  },
};
