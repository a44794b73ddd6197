import type * as model from '../en/recurrence.ts';
import type { Same } from '../shape.ts';

export const rows: Same<typeof model.rows> = { numbered: '%{row} %{number}', remove: '移除%{row}' };

export const recurrence: Same<typeof model.recurrence> = {
  never: '不重複',
  frequencies: { DAILY: '每天', WEEKLY: '每週', MONTHLY: '每月' },
  interval: { DAILY: '每隔（天）', WEEKLY: '每隔（週）', MONTHLY: '每隔（月）' },
  weekdays: '一週中的日子',
  day: '每月的日子',
  monthly: {
    DATE: '每月 %{day} 日',
    LAST_DATE: '每月最後一天',
    WEEKDAY: '每月%{nth}個%{weekday}',
    LAST_WEEKDAY: '每月最後一個%{weekday}',
  },
  nth: { 1: '第一', 2: '第二', 3: '第三', 4: '第四', 5: '第五' },
  ends: '結束',
  endsAfter: '達到日期數目後',
  endsOn: '在某一天',
  count: '日期數目',
  until: '最後一天',
  withoutHolidays: '略過公眾假期',
  holidaysOut: '略過公眾假期',
  holiday: '%{date} · %{name}',
  preview: '日期',
  dates: '%{smart_count} 個日期。按一下可略過，再按一下可恢復。',
  incomplete: '填寫首個日期和重複規則後，日期會在此顯示。',
  every: {
    DAILY: '每天 |||| 每 %{smart_count} 天',
    WEEKLY: '每週 |||| 每 %{smart_count} 週',
    MONTHLY: '每月 |||| 每 %{smart_count} 個月',
  },
  on: '%{every}：%{days}',
  times: '%{smart_count} 次',
  untilDay: '至 %{date}',
  without: '略過 %{dates}',
  /** To which of a series an action applies. */
  series: { which: '套用至', one: '僅此一次', following: '此次及其後各次', whole: '整個系列' },
  /** Dates of a series that were left out. */
  skipped: '以下日期除外：%{dates}。',
  more: '另有 %{smart_count} 個',
  /** Behind what people are told of one of a series. */
  others: '此項屬於一個系列，另外 %{smart_count} 個日期亦包括在內。',
};
