import type { display as model } from '../en/display.ts';
import type { Same } from '../shape.ts';

export const display: Same<typeof model> = {
  loading: '載入中…',
  floor: '%{floor} 樓',
  until: '至 %{time}',
  free: '%{all} 張中有 %{free} 張可用',
  old: '連線中斷。資料截至 %{time}。',
  FREE: '可用',
  SOON: '即將有人使用',
  TAKEN: '使用中',
  KEPT: '固定座位',
  setup: {
    title: '設定此顯示屏',
    text: '請負責顯示屏的同事在管理平台輸入此代碼：共用辦公桌 → 區域顯示屏 → 配對屏幕。',
    code: '此屏幕的代碼：',
    waiting: '正在等候輸入代碼…',
    known: '選擇已設定的顯示屏',
  },
  select: {
    title: '這是哪一個顯示屏？',
    none: '此瀏覽器尚未設定為顯示屏。',
    unnamed: '顯示屏 %{id}',
    forget: '移除',
    forgetOne: '移除 %{name}',
    another: '設定另一個顯示屏',
  },
  take: {
    title: '立即取用辦公桌 %{desk}',
    minutes: '%{minutes} 分鐘',
    close: '關閉',
  },
};
