import type { demo as model } from '../en/demo.ts';
import type { Same } from '../shape.ts';

export const demo: Same<typeof model> = {
  guides: {
    start: '入门指南',
    seasonParking: '管理月租车位',
    api: '开发者：API',
  },
  devices: {
    title: '设备一览',
    text: '查看您在哪些设备上登录，并可在此登出任何一个。',
  },
  maintenance: {
    comingTitle: '报表升级',
    comingMessage: '系统将迁移至更快的服务器，已输入的数据不会丢失。',
    overTitle: '安全更新',
    overMessage: '系统将重新启动两次，请提前保存正在处理的内容。',
  },
  emergency: {
    drill: '消防演习',
    drillMessage: '这是一次演习。请从最近的楼梯离开，并到集合点集合。',
    storm: '八号台风信号',
    stormMessage: '大厦将于信号发出两小时后关闭。请尽快回家，并远离窗户。',
    leak: '低层漏水',
    leakMessage: '维修人员修好水管前，请勿前往低层。',
    fire: '大厦发生火警',
    fireMessage: '请立即从最近的楼梯离开。切勿使用电梯。请到集合点集合。',
    power: '停电',
    powerMessage: '请留在原地。维修人员正前往各电梯。',
  },
};
