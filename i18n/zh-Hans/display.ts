import type { display as model } from '../en/display.ts';
import type { Same } from '../shape.ts';

export const display: Same<typeof model> = {
  loading: '载入中…',
  floor: '%{floor} 楼',
  until: '至 %{time}',
  free: '%{all} 张中有 %{free} 张可用',
  old: '连线中断。资料截至 %{time}。',
  FREE: '可用',
  SOON: '即将有人使用',
  TAKEN: '使用中',
  KEPT: '固定座位',
  setup: {
    title: '设定此显示屏',
    text: '请负责显示屏的同事在管理平台输入此代码：共用办公桌 → 区域显示屏 → 配对屏幕。',
    code: '此屏幕的代码：',
    waiting: '正在等候输入代码…',
    known: '选择已设定的显示屏',
  },
  select: {
    title: '这是哪一个显示屏？',
    none: '此浏览器尚未设定为显示屏。',
    unnamed: '显示屏 %{id}',
    forget: '移除',
    forgetOne: '移除 %{name}',
    another: '设定另一个显示屏',
  },
  take: {
    title: '立即取用办公桌 %{desk}',
    minutes: '%{minutes} 分钟',
    close: '关闭',
  },
};
