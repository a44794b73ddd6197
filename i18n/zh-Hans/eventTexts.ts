import type * as source from '../en/eventTexts.ts';
import type { Same } from '../shape.ts';

/** What people are told about events that they have signed up for. */
export const eventNotices: Same<typeof source.eventNotices> = {
  noReason: '未提供',
  movedUp: {
    title: '您已获得名额：%{event}',
    message: '现有名额已安排给您：%{session}，%{date} %{from} 至 %{until}。如不能出席，请取消报名。',
  },
  reminder: {
    title: '即将开始：%{event}',
    message: '%{session}，%{date} %{from} 至 %{until}。如未能出席，请取消报名。',
  },
  guestDeclined: {
    title: '嘉宾未能出席：%{event}',
    message: '%{guest} 已谢绝 %{session}（%{date} %{from} 至 %{until}）的名额，名额现已释出。',
  },
  placeCancelled: {
    title: '您的报名已取消：%{event}',
    message: '大厦已取消您的报名：%{session}，%{date} %{from} 至 %{until}。原因：%{remark}',
  },
  sessionCancelled: {
    title: '已取消：%{event}',
    message: '%{session}（%{date} %{from} 至 %{until}）将不会举行。原因：%{remark}',
  },
  sessionMoved: {
    title: '时间更改：%{event}',
    message: '%{session}现改于 %{date} %{from} 至 %{until} 举行。您的报名仍然有效；如届时不能出席，请取消报名。',
  },
  seriesCancelled: {
    title: '已取消：%{event}',
    message: '%{session}（%{date} %{from} 至 %{until}）及同系列其后的场次将不会举行。原因：%{remark}',
  },
  seriesMoved: {
    title: '时间更改：%{event}',
    message:
      '%{session}现改于 %{date} %{from} 至 %{until} 举行，同系列其后的场次亦改期。您的报名仍然有效；如届时不能出席，请取消报名。',
  },
  eventCancelled: {
    title: '已取消：%{event}',
    message: '活动及其所有场次将不会举行。原因：%{remark}',
  },
  eventMoved: {
    title: '日期更改：%{event}',
    message: '活动现改于 %{starts} 开始，%{ends} 结束。请查看您的场次时间。',
  },
};

/** Why somebody cannot sign up, wait or check in. */
export const eventErrors: Same<typeof source.eventErrors> = {
  seatFree: '此场次尚有名额，请直接报名。',
  codeUnknown: '此大厦没有人持有此签到码。',
  otherEvent: '%{name}报名的是另一活动：%{event}。',
  otherSession: '%{name}报名的是另一场次：%{session}，%{date} %{from}。',
  stillWaiting: '%{name}在候补名单上，尚未有名额。',
  signUpCancelled: '%{name}的报名已取消。',
  tooEarly: '%{opens} 起才能签到。',
  over: '此场次已结束。',
  notSignedUp: '您未报名此场次。',
  youWait: '您在候补名单上，尚未有名额。',
};
