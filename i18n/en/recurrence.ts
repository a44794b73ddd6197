/** Rows within a record, and how something repeats; loaded with what shows them. */
export const rows = { numbered: '%{row} %{number}', remove: 'Remove %{row}' };

export const recurrence = {
  never: 'Does not repeat',
  frequencies: { DAILY: 'Daily', WEEKLY: 'Weekly', MONTHLY: 'Monthly' },
  interval: { DAILY: 'Every … days', WEEKLY: 'Every … weeks', MONTHLY: 'Every … months' },
  weekdays: 'Days of the week',
  day: 'Day of the month',
  monthly: {
    DATE: 'Day %{day} of the month',
    LAST_DATE: 'Last day of the month',
    WEEKDAY: '%{nth} %{weekday} of the month',
    LAST_WEEKDAY: 'Last %{weekday} of the month',
  },
  nth: { 1: 'First', 2: 'Second', 3: 'Third', 4: 'Fourth', 5: 'Fifth' },
  ends: 'Ends',
  endsAfter: 'After a number of dates',
  endsOn: 'On a day',
  count: 'Number of dates',
  until: 'Last day',
  withoutHolidays: 'Leave out public holidays',
  holidaysOut: 'without public holidays',
  holiday: '%{date} · %{name}',
  preview: 'Dates',
  dates:
    '%{smart_count} date. Press it to leave it out. |||| %{smart_count} dates. Press one to leave it out, and again to take it back.',
  incomplete: 'The dates are shown here once the first date and the rule are filled in.',
  every: {
    DAILY: 'Every day |||| Every %{smart_count} days',
    WEEKLY: 'Every week |||| Every %{smart_count} weeks',
    MONTHLY: 'Every month |||| Every %{smart_count} months',
  },
  on: '%{every}: %{days}',
  times: 'once |||| %{smart_count} times',
  untilDay: 'until %{date}',
  without: 'without %{dates}',
  /** To which of a series an action applies. */
  series: { which: 'Applies to', one: 'This one only', following: 'This one and those that follow', whole: 'All of its series' },
  /** Dates of a series that were left out. */
  skipped: 'Not on: %{dates}.',
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  /** Behind what people are told of one of a series. */
  others:
    'This is one of a series: it also concerns %{smart_count} other date. |||| This is one of a series: it also concerns %{smart_count} other dates.',
};
