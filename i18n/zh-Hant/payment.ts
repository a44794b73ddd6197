import type { payment as model } from '../en/payment.ts';
import type { Same } from '../shape.ts';

export const payment: Same<typeof model> = {
  reference: '參考編號',
  amount: '金額',
  invoice: {
    name: '發票',
    back: '前往發票',
    asking: { title: '正在查詢付款結果', text: '請稍候。' },
    PENDING: { title: '付款處理中', text: '付款服務尚未回覆。結果出現後此頁會自動更新，您亦可離開此頁。' },
    PAID: { title: '已收到付款', text: '謝謝，此發票已付款。' },
    FAILED: { title: '付款未能完成', text: '您並未被收取款項，此發票仍待付款。您可在發票頁再試一次。' },
    EXPIRED: { title: '付款時限已過', text: '付款未能及時完成，現已關閉。您並未被收取款項。' },
    REFUNDED: {
      title: '款項將會退還',
      text: '此付款將會退還，發票的狀態請見發票頁面。',
    },
    unknown: { title: '查看您的發票', text: '請登入以查看付款結果。' },
    away: { title: '暫時未有結果', text: '目前無法連接伺服器，此頁會自動再試。' },
  },
  page: '前往付款頁面',
  order: {
    name: '訂單',
    PENDING: { title: '正在處理您的付款', text: '一有結果，本頁會立即顯示。' },
    PAID: { title: '多謝，訂單已付款', text: '店舖已收到訂單。' },
    FAILED: { title: '付款未能完成', text: '您未被收費。在付款時限前可再次嘗試。' },
    EXPIRED: { title: '付款時限已過', text: '訂單已失效。逾期收到的款項會退還給您。' },
    REFUNDED: { title: '款項會退還給您', text: '此訂單無須再付款。' },
    unknown: { title: '此處沒有可顯示的內容', text: '請以下單人的身分登入，以查看付款結果。' },
    asking: { title: '正在查詢您的付款', text: '請稍候。' },
    away: { title: '無法連接伺服器', text: '本頁會自動再次查詢。' },
  },
  booking: {
    name: '預訂',
    back: '前往預訂',
    PENDING: {
      title: '正在處理您的付款',
      text: '有結果時，此頁面會立即顯示。',
    },
    PAID: {
      title: '多謝，預訂已付款',
      text: '此時段的設施由您使用。',
    },
    FAILED: {
      title: '付款未能完成',
      text: '您未被收費。在付款限期前，您可於預訂頁面再試。',
    },
    EXPIRED: {
      title: '付款時限已過',
      text: '預訂已失效，時段已開放予其他人。遲到的款項將會退還。',
    },
    REFUNDED: {
      title: '款項將會退還',
      text: '此預訂不再需要付款。',
    },
    unknown: {
      title: '查看您的預訂',
      text: '登入以查看付款結果。',
    },
    away: {
      title: '尚未有結果',
      text: '暫時無法連接伺服器，此頁面會自動再試。',
    },
    asking: {
      title: '正在查詢付款',
      text: '請稍候。',
    },
  },
  successful: {
    title: '已收到付款',
    text: '謝謝，您的付款已完成。',
    first: '我們會將收據發送至您的電郵地址，付款以收據為準，而非本頁。',
    second: '您的訂單或預訂會在數分鐘內顯示已付款。',
    on: '返回首頁',
  },
  failed: {
    title: '付款未能完成',
    text: '銀行或發卡機構可能拒絕了這筆付款。您未被扣款。',
    first: '返回您的訂單或預訂，它仍然保留。',
    second: '再試一次，或選用另一張卡或其他付款方式。',
    third: '如卡上有款項被凍結，銀行會在數天內自動解除。',
    on: '返回首頁',
  },
  expired: {
    title: '付款時限已過',
    text: '這筆付款未能及時完成，已經關閉。您未被扣款。',
    first: '為您保留的項目已經釋出。',
    second: '請重新下單或預訂，以取得新的付款頁面。',
    on: '返回首頁',
  },
  accountSuccessful: {
    title: '收款帳戶已設定',
    text: '支付服務商已收到您的資料，審核完成後，您的商店即可收款。',
    first: '審核一般需要一至兩個工作天。',
    second: '如資料不全，支付服務商會與您聯絡。',
    third: '在此之前，收款帳戶會顯示為處理中。',
    on: '前往我的商店',
  },
  accountFailed: {
    title: '收款帳戶尚未設定',
    text: '支付服務商未能完成設定。您已輸入的資料會保留，不會遺失。',
    first: '從您的收款帳戶重新開始，即可由上次的步驟繼續。',
    second: '請準備好公司註冊文件及銀行資料。',
    on: '前往我的商店',
  },
};
