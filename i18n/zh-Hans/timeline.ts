import type { timeline as en } from '../en/timeline.ts';
import type { Same } from '../shape.ts';

export const timeline: Same<typeof en> = {
  view: '视图',
  views: { day: '日', week: '周', month: '月' },
  previous: { day: '前一天', week: '上一周', month: '上个月' },
  next: { day: '后一天', week: '下一周', month: '下个月' },
  free: '%{lane}，空闲，%{time}',
  none: '当天没有记录',
  addTo: '新增：%{lane}',
  new: '新增：%{lane}，%{time}。',
  whole: '移动 %{title}：%{lane}，%{time}。',
  start: '%{title} 的新开始时间：%{lane}，%{time}。',
  end: '%{title} 的新结束时间：%{lane}，%{time}。',
  sending: '正在保存 %{title}：%{lane}，%{time}。',
  inTheWay: '时间冲突：%{names}。',
  closed: '该时段关闭或已被封锁。',
  hintMake: '用方向键选择时间，按住 Shift 加方向键可选择更长时间，按 Enter 在该处新增记录。',
  hintMove:
    '在记录上按 Enter 打开。Ctrl 加方向键移动，Shift 加方向键调整结束时间，Ctrl 加 Shift 加方向键调整开始时间；之后按 Enter 保存，按 Escape 取消。',
  first: '日历显示 %{total} 条记录中的前 %{shown} 条。请用筛选缩小范围以查看其余记录。',
  moved: '已移动 %{title}',
  notMoved: '%{title} 未移动：%{reason}',
};
