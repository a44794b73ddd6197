import type { orderErrors as model } from '../en/orderTexts.ts';
import type { Same } from '../shape.ts';

export const orderErrors: Same<typeof model> = {
  closed: '此商店目前不接受订单。',
  paused: '此商店已暂停接单，请稍后再试。',
  full: '此商店今天的时段已满。',
  noDelivery: '此商店在该时间不送餐。',
  deliversNot: '此商店不送至您的所在地。',
  otherWay: '此商店不提供这种取餐方式。',
  notOnMenu: '其中一个项目目前不在菜单上。',
  soldOut: '“%{name}”目前无法订购。',
  fewLeft: '“%{name}”只剩 %{left} 份。',
  options: '请检查“%{name}”的选项。',
  linesOrAmount: '请填写项目或金额，不能同时填写。',
  noLine: '订单没有这一行，或重复填写。',
  nothingLeft: '此订单已没有可退款项。',
  answerLate: '回应时间已过，订单将自动取消并退款。',
  reason: '此原因只能由系统填写。',
  notCollectedYet: '取餐后方可评价。',
};
