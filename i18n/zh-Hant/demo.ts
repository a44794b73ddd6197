import type { demo as model } from '../en/demo.ts';
import type { Same } from '../shape.ts';

export const demo: Same<typeof model> = {
  guides: {
    start: '入門指南',
    seasonParking: '管理月租車位',
    api: '開發者：API',
  },
  devices: {
    title: '裝置一覽',
    text: '查看您在哪些裝置上登入，並可在此登出任何一個。',
  },
};
