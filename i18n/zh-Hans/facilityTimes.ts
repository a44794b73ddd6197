import type { facilityTimes as model } from '../en/facilityTimes.ts';
import type { Same } from '../shape.ts';

const applies = { appliesTo: '适用于', facilityCategory: '类别', facility: '设施' };
const bookedBy = {
  bookedBy: '适用对象',
  selectedTenant: '公司',
  selectedUserGroup: '用户群组',
  startDate: '自',
  endDate: '至',
};
const enums = {
  appliesTo: { BUILDING: '整座大厦', CATEGORY: '类别', FACILITY: '个别设施' },
  bookedBy: { ALL: '所有人', SELECTED_TENANT: '部分公司', SELECTED_USER_GROUP: '部分用户群组' },
};

export const facilityTimes: Same<typeof model> = {
  'facility-rates': {
    name: '收费',
    fields: {
      officeCentre: '大厦',
      name: '名称',
      ...applies,
      unit: '计算单位',
      price: '价格',
      dayKinds: '日子',
      fromTime: '自（时间）',
      toTime: '至（时间）',
      ...bookedBy,
      active: '启用',
    },
    sections: { rate: '收费', facilities: '设施', times: '时间', people: '对象' },
    tabs: { RATES: '收费', INACTIVE: '停用', DISCOUNTS: '折扣' },
    pages: { list: '收费与折扣', create: '新建收费', edit: '编辑收费', show: '收费' },
    enums: {
      ...enums,
      unit: { SLOT: '时段', HOUR: '小时', HALF_DAY: '半天', DAY: '全天' },
      dayKinds: { WEEKDAY: '平日', WEEKEND: '周末', HOLIDAY: '公众假期' },
    },
  },
  'facility-discounts': {
    name: '折扣',
    fields: {
      officeCentre: '大厦',
      name: '名称',
      code: '代码',
      ...applies,
      amountType: '种类',
      amount: '数额',
      cappedAmount: '上限',
      minMinutes: '最短时长（分钟）',
      ...bookedBy,
      active: '启用',
    },
    sections: { discount: '折扣', facilities: '设施', times: '时间', people: '对象' },
    pages: { create: '新建折扣', edit: '编辑折扣', show: '折扣' },
    enums: { ...enums, amountType: { PERCENTAGE: '百分比', FIXED: '固定金额' } },
  },
  'booking-periods': {
    name: '预订时段',
    fields: {
      officeCentre: '大厦',
      name: '名称',
      startTime: '开始',
      endTime: '结束',
      daysOfWeek: '星期',
      ...applies,
      active: '启用',
    },
    sections: { period: '时段', facilities: '设施' },
    pages: { list: '预订时段', create: '新建预订时段', edit: '编辑预订时段', show: '预订时段' },
    enums: { appliesTo: enums.appliesTo },
  },
  'blocked-dates': {
    name: '停用日期',
    fields: {
      officeCentre: '大厦',
      name: '名称',
      remark: '备注',
      ...applies,
      allDay: '全天',
      startDate: '首日',
      endDate: '最后一天',
      startTime: '自（时间）',
      endTime: '至（时间）',
      repeats: '重复',
      bookingsHit: '该时段的预订',
      series: '系列',
      startAt: '开始',
      endAt: '结束',
      status: '状态',
    },
    sections: { block: '停用时间', facilities: '设施', bookings: '受影响的预订' },
    hits: {
      first: '请先选择日期：受影响的预订随后显示在此。',
      none: '没有受影响的预订。',
      some: '影响 %{count} 项预订。',
      more: '另有 %{count} 项',
      building: '大厦',
    },
    tabs: { UPCOMING: '即将', PAST: '过去', ALL: '全部' },
    pages: { list: '停用日期', create: '新建停用日期', edit: '编辑停用日期', show: '停用日期' },
    enums: {
      appliesTo: enums.appliesTo,
      bookingsHit: { KEEP: '保留', CANCEL: '取消并通知相关人员' },
      status: { ONGOING: '进行中', UPCOMING: '即将', PAST: '过去' },
    },
  },
};
