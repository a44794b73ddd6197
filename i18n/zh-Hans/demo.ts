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
};
