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
  emergency: {
    drill: '消防演習',
    drillMessage: '這是一次演習。請由最近的樓梯離開，並到集合點集合。',
    storm: '八號颱風信號',
    stormMessage: '大廈將於信號發出兩小時後關閉。請盡快回家，並遠離窗戶。',
    leak: '低層漏水',
    leakMessage: '維修人員修妥水管前，請勿前往低層。',
    fire: '大廈發生火警',
    fireMessage: '請立即由最近的樓梯離開。切勿使用電梯。請到集合點集合。',
    power: '停電',
    powerMessage: '請留在原地。維修人員正前往各電梯。',
  },
};
