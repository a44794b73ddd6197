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
  maintenance: {
    comingTitle: '報表升級',
    comingMessage: '系統將遷移至更快的伺服器，已輸入的資料不會遺失。',
    overTitle: '安全更新',
    overMessage: '系統將重新啟動兩次，請提前儲存正在處理的內容。',
  },
};
