import type { payment as model } from '../en/payment.ts';
import type { Same } from '../shape.ts';

export const payment: Same<typeof model> = {
  reference: '参考编号',
  amount: '金额',
  invoice: {
    name: '发票',
    back: '前往发票',
    asking: { title: '正在查询付款结果', text: '请稍候。' },
    PENDING: { title: '付款处理中', text: '付款服务尚未回复。结果出现后此页会自动更新，您也可以离开此页。' },
    PAID: { title: '已收到付款', text: '谢谢，此发票已付款。' },
    FAILED: { title: '付款未能完成', text: '您并未被收取款项，此发票仍待付款。您可以在发票页再试一次。' },
    EXPIRED: { title: '付款时限已过', text: '付款未能及时完成，现已关闭。您并未被收取款项。' },
    REFUNDED: {
      title: '款项将会退还',
      text: '此付款将会退还，发票的状态请见发票页面。',
    },
    unknown: { title: '查看您的发票', text: '请登录以查看付款结果。' },
    away: { title: '暂时没有结果', text: '目前无法连接服务器，此页会自动重试。' },
  },
  page: '前往付款页面',
  order: {
    name: '订单',
    PENDING: { title: '正在处理您的付款', text: '一有结果，本页会立即显示。' },
    PAID: { title: '谢谢，订单已付款', text: '店铺已收到订单。' },
    FAILED: { title: '付款未能完成', text: '您未被收费。在付款时限前可再次尝试。' },
    EXPIRED: { title: '付款时限已过', text: '订单已失效。逾期收到的款项会退还给您。' },
    REFUNDED: { title: '款项会退还给您', text: '此订单无须再付款。' },
    unknown: { title: '此处没有可显示的内容', text: '请以下单人的身份登录，以查看付款结果。' },
    asking: { title: '正在查询您的付款', text: '请稍候。' },
    away: { title: '无法连接服务器', text: '本页会自动再次查询。' },
  },
  booking: {
    name: '预订',
    back: '前往预订',
    PENDING: {
      title: '正在处理您的付款',
      text: '有结果时，此页面会立即显示。',
    },
    PAID: {
      title: '谢谢，预订已付款',
      text: '此时段的设施由您使用。',
    },
    FAILED: {
      title: '付款未能完成',
      text: '您未被收费。在付款期限前，您可在预订页面再试。',
    },
    EXPIRED: {
      title: '付款时限已过',
      text: '预订已失效，时段已开放给其他人。迟到的款项将会退还。',
    },
    REFUNDED: {
      title: '款项将会退还',
      text: '此预订不再需要付款。',
    },
    unknown: {
      title: '查看您的预订',
      text: '登录以查看付款结果。',
    },
    away: {
      title: '尚未有结果',
      text: '暂时无法连接服务器，此页面会自动再试。',
    },
    asking: {
      title: '正在查询付款',
      text: '请稍候。',
    },
  },
  successful: {
    title: '已收到付款',
    text: '谢谢，您的付款已完成。',
    first: '我们会将收据发送至您的电子邮箱，付款以收据为准，而非本页。',
    second: '您的订单或预订会在几分钟内显示已付款。',
    on: '返回首页',
  },
  failed: {
    title: '付款未能完成',
    text: '银行或发卡机构可能拒绝了这笔付款。您未被扣款。',
    first: '返回您的订单或预订，它仍然保留。',
    second: '再试一次，或使用另一张卡或其他付款方式。',
    third: '如果卡上有款项被冻结，银行会在几天内自动解除。',
    on: '返回首页',
  },
  expired: {
    title: '付款时限已过',
    text: '这笔付款未能及时完成，已经关闭。您未被扣款。',
    first: '为您保留的项目已经释放。',
    second: '请重新下单或预订，以获取新的付款页面。',
    on: '返回首页',
  },
  accountSuccessful: {
    title: '收款账户已设置',
    text: '支付服务商已收到您的资料，审核完成后，您的商店即可收款。',
    first: '审核一般需要一至两个工作日。',
    second: '如果资料不全，支付服务商会与您联系。',
    third: '在此之前，收款账户会显示为处理中。',
    on: '前往我的商店',
  },
  accountFailed: {
    title: '收款账户尚未设置',
    text: '支付服务商未能完成设置。您已输入的资料会保留，不会丢失。',
    first: '从您的收款账户重新开始，即可从上次的步骤继续。',
    second: '请准备好公司注册文件和银行资料。',
    on: '前往我的商店',
  },
};
