/** The date calendar in this language: its code in dayjs, its button labels (the library's own), the heading of a month. */
export const calendar = { dayjs: 'en', texts: undefined, month: 'MMMM YYYY' };
