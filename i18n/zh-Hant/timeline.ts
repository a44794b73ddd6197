import type { timeline as en } from '../en/timeline.ts';
import type { Same } from '../shape.ts';

export const timeline: Same<typeof en> = {
  view: '檢視',
  views: { day: '日', week: '週', month: '月' },
  previous: { day: '前一天', week: '上一週', month: '上個月' },
  next: { day: '後一天', week: '下一週', month: '下個月' },
  free: '%{lane}，空閒，%{time}',
  none: '當天沒有記錄',
  addTo: '新增：%{lane}',
  new: '新增：%{lane}，%{time}。',
  whole: '移動 %{title}：%{lane}，%{time}。',
  start: '%{title} 的新開始時間：%{lane}，%{time}。',
  end: '%{title} 的新結束時間：%{lane}，%{time}。',
  sending: '正在儲存 %{title}：%{lane}，%{time}。',
  inTheWay: '時間衝突：%{names}。',
  closed: '該時段關閉或已被封鎖。',
  hintMake: '用方向鍵選擇時間，按住 Shift 加方向鍵可選擇更長時間，按 Enter 在該處新增記錄。',
  hintMove:
    '在記錄上按 Enter 開啟。Ctrl 加方向鍵移動，Shift 加方向鍵調整結束時間，Ctrl 加 Shift 加方向鍵調整開始時間；之後按 Enter 儲存，按 Escape 取消。',
  first: '日曆顯示 %{total} 筆記錄中的前 %{shown} 筆。請用篩選縮小範圍以查看其餘記錄。',
  moved: '已移動 %{title}',
  notMoved: '%{title} 未移動：%{reason}',
};
