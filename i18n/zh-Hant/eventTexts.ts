import type * as source from '../en/eventTexts.ts';
import type { Same } from '../shape.ts';

/** What people are told about events that they have signed up for. */
export const eventNotices: Same<typeof source.eventNotices> = {
  noReason: '未提供',
  movedUp: {
    title: '您已獲得名額：%{event}',
    message: '現有名額已安排給您：%{session}，%{date} %{from} 至 %{until}。如未能出席，請取消報名。',
  },
  reminder: {
    title: '即將開始：%{event}',
    message: '%{session}，%{date} %{from} 至 %{until}。如未能出席，請取消報名。',
  },
  guestDeclined: {
    title: '嘉賓未能出席：%{event}',
    message: '%{guest} 已謝絕 %{session}（%{date} %{from} 至 %{until}）的名額，名額現已釋出。',
  },
  placeCancelled: {
    title: '您的報名已取消：%{event}',
    message: '大廈已取消您的報名：%{session}，%{date} %{from} 至 %{until}。原因：%{remark}',
  },
  sessionCancelled: {
    title: '已取消：%{event}',
    message: '%{session}（%{date} %{from} 至 %{until}）將不會舉行。原因：%{remark}',
  },
  sessionMoved: {
    title: '時間更改：%{event}',
    message: '%{session}現改於 %{date} %{from} 至 %{until} 舉行。您的報名仍然有效；如屆時未能出席，請取消報名。',
  },
  seriesCancelled: {
    title: '已取消：%{event}',
    message: '%{session}（%{date} %{from} 至 %{until}）及同系列其後的場次將不會舉行。原因：%{remark}',
  },
  seriesMoved: {
    title: '時間更改：%{event}',
    message:
      '%{session}現改於 %{date} %{from} 至 %{until} 舉行，同系列其後的場次亦已改期。您的報名仍然有效；如屆時未能出席，請取消報名。',
  },
  eventCancelled: {
    title: '已取消：%{event}',
    message: '活動及其所有場次將不會舉行。原因：%{remark}',
  },
  eventMoved: {
    title: '日期更改：%{event}',
    message: '活動現改於 %{starts} 開始，%{ends} 結束。請查看您的場次時間。',
  },
};

/** Why somebody cannot sign up, wait or check in. */
export const eventErrors: Same<typeof source.eventErrors> = {
  seatFree: '此場次尚有名額，請直接報名。',
  codeUnknown: '此大廈沒有人持有此簽到碼。',
  otherEvent: '%{name}報名的是另一活動：%{event}。',
  otherSession: '%{name}報名的是另一場次：%{session}，%{date} %{from}。',
  stillWaiting: '%{name}在候補名單上，尚未有名額。',
  signUpCancelled: '%{name}的報名已取消。',
  tooEarly: '%{opens} 起方可簽到。',
  over: '此場次已結束。',
  notSignedUp: '您未報名此場次。',
  youWait: '您在候補名單上，尚未有名額。',
};
