/** The calendar of dates in this language: its code in dayjs, the words of its buttons (the library's own), the head of a month. */
export const calendar = { dayjs: 'en', texts: undefined, month: 'MMMM YYYY' };
