import type { today as model } from '../en/today.ts';
import type { Same } from '../shape.ts';

export const today: Same<typeof model> = {
  widgets: {
    waiting: '等待您处理',
    activity: '最近活动',
    parkingEnds: '即将到期的月租车位',
    parkingByCarPark: '各停车场生效中的月租车位',
    parkingByBuilding: '各大厦生效中的月租车位',
    tenantContractsEnd: '即将到期的租户合同',
    buildingContractsEnd: '即将到期的大厦合同',
    invitationsExpire: '即将到期的邀请',
    people: '人员',
    mail: '邮件',
  },
  undecided: '等待审批',
  requested: '您等待审批的申请',
  allDone: '全部完成：没有事项等待您处理。',
  noneUndecided: '没有事项等待审批。',
  byBuilding: '各大厦等待审批',
  building: '大厦',
  within: '未来 %{smart_count} 天',
  showAll: '显示全部 %{smart_count} 项',
  endsToday: '今天',
  inDays: '%{smart_count} 天后',
  nothingSoon: '近期没有到期事项',
  nothingToCompare: '暂时没有可以比较的数据。',
  others: '其他 %{smart_count} 项',
  noValue: '无',
  noActivity: '暂时没有活动。',
  outdated: '这些数字可能不是最新的。',
};
