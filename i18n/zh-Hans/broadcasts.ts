import type { broadcasts as source } from '../en/broadcasts.ts';
import type { Same } from '../shape.ts';

export const broadcasts: Same<typeof source> = {
  'maintenance-broadcasts': {
    name: '维护通知',
    fields: {
      title: '标题',
      message: '内容',
      startAt: '开始时间',
      endAt: '结束时间',
      status: '状态',
      cancelledDate: '取消时间',
      cancelledUser: '取消人',
    },
    sections: { period: '预定时段', message: '通知内容' },
    stamps: { cancelled: '已取消' },
    tabs: { SCHEDULED: '已预定', ONGOING: '进行中', HISTORY: '历史记录' },
    enums: { status: { SCHEDULED: '已预定', ONGOING: '进行中', ENDED: '已结束', CANCELLED: '已取消' } },
    actions: { cancel: '取消通知', begin: '开始', end: '结束' },
    confirm: { cancel: '将不再通知用户此次维护。此操作无法撤销。' },
    pages: { list: '维护模式', create: '新建维护通知', edit: '编辑维护通知', show: '维护通知' },
  },
};
