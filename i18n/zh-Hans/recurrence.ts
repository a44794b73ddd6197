import type * as model from '../en/recurrence.ts';
import type { Same } from '../shape.ts';

export const rows: Same<typeof model.rows> = { numbered: '%{row} %{number}', remove: '移除%{row}' };

export const recurrence: Same<typeof model.recurrence> = {
  never: '不重复',
  frequencies: { DAILY: '每天', WEEKLY: '每周', MONTHLY: '每月' },
  interval: { DAILY: '每隔（天）', WEEKLY: '每隔（周）', MONTHLY: '每隔（月）' },
  weekdays: '一周中的日子',
  day: '每月的日子',
  monthly: {
    DATE: '每月 %{day} 日',
    LAST_DATE: '每月最后一天',
    WEEKDAY: '每月%{nth}个%{weekday}',
    LAST_WEEKDAY: '每月最后一个%{weekday}',
  },
  nth: { 1: '第一', 2: '第二', 3: '第三', 4: '第四', 5: '第五' },
  ends: '结束',
  endsAfter: '达到日期数量后',
  endsOn: '在某一天',
  count: '日期数量',
  until: '最后一天',
  withoutHolidays: '略过公众假期',
  holidaysOut: '略过公众假期',
  holiday: '%{date} · %{name}',
  preview: '日期',
  dates: '%{smart_count} 个日期。按一下可略过，再按一下可恢复。',
  incomplete: '填写首个日期和重复规则后，日期会在此显示。',
  every: {
    DAILY: '每天 |||| 每 %{smart_count} 天',
    WEEKLY: '每周 |||| 每 %{smart_count} 周',
    MONTHLY: '每月 |||| 每 %{smart_count} 个月',
  },
  on: '%{every}：%{days}',
  times: '%{smart_count} 次',
  untilDay: '至 %{date}',
  without: '略过 %{dates}',
  /** To which of a series an action applies. */
  series: { which: '应用于', one: '仅此一次', following: '此次及其后各次', whole: '整个系列' },
  /** Dates of a series that were left out. */
  skipped: '以下日期除外：%{dates}。',
  more: '另有 %{smart_count} 个',
  /** Behind what people are told of one of a series. */
  others: '此项属于一个系列，另外 %{smart_count} 个日期也包括在内。',
};
