/** Words of location scanning. */
import type { locations as model } from '../en/locations.ts';
import type { Same } from '../shape.ts';

export const locations: Same<typeof model> = {
  'ls-locations': {
    name: '地点',
    fields: {
      officeCentre: '大厦',
      name: '名称',
      floorNo: '楼层',
      capacity: '容量（人数）',
      stayMinutes: '自动结束时间（分钟）',
      uniqueCode: '二维码代码',
      active: '使用中',
      inNow: '当前人数',
    },
    sections: { place: '地点', people: '人数' },
    pages: { list: '地点', create: '新增地点', edit: '编辑地点', show: '地点' },
    actions: { regenerateUniqueCode: '更换代码' },
    done: { regenerateUniqueCode: '已更换代码' },
    confirm: { regenerateUniqueCode: '使用旧代码的二维码将不能再读取。' },
  },
  'ls-location-check-ins': {
    name: '签到',
    buttons: { create: '签到' },
    fields: {
      officeCentre: '大厦',
      location: '地点',
      user: '人员',
      tenant: '公司',
      checkedInDate: '签到时间',
      endsAt: '最迟结束时间',
      source: '方式',
      filledUp: '达到容量',
      requestKey: '请求识别码',
      status: '状态',
      checkedOutDate: '签退时间',
      checkedOutUser: '签退人',
    },
    sections: { checkIn: '签到' },
    pages: { list: '签到记录', create: '为人员签到', show: '签到' },
    stamps: { checkedOut: '已签退' },
    actions: { checkOut: '签退', end: '自动结束' },
    done: { checkOut: '已签退' },
    confirm: { checkOut: '此人将不再计入该地点。' },
    tabs: { CHECKED_IN: '在场', CHECKED_OUT: '已签退', ENDED: '自动结束', ALL: '全部' },
    enums: { source: { APP: '手机', PORTAL: '前台' }, status: { CHECKED_IN: '在场', CHECKED_OUT: '已签退', ENDED: '自动结束' } },
  },
};
