import 'dayjs/locale/zh-hk.js';
import { zhHK } from '@mui/x-date-pickers/locales';
import type { CalendarWords } from '../calendars.ts';

export const calendar: CalendarWords = {
  dayjs: 'zh-hk',
  texts: zhHK.components.MuiLocalizationProvider.defaultProps.localeText,
  month: 'YYYY年M月',
};
