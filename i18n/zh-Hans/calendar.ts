import 'dayjs/locale/zh-cn.js';
import { zhCN } from '@mui/x-date-pickers/locales';
import type { CalendarWords } from '../calendars.ts';

export const calendar: CalendarWords = {
  dayjs: 'zh-cn',
  texts: zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
  month: 'YYYY年M月',
};
