import type { today as model } from '../en/today.ts';
import type { Same } from '../shape.ts';

export const today: Same<typeof model> = {
  widgets: {
    waiting: '等待您處理',
    activity: '最近活動',
    parkingEnds: '即將到期的月租車位',
    parkingByCarPark: '各停車場生效中的月租車位',
    parkingByBuilding: '各大廈生效中的月租車位',
    tenantContractsEnd: '即將到期的租戶合約',
    buildingContractsEnd: '即將到期的大廈合約',
    invitationsExpire: '即將到期的邀請',
    people: '人員',
    mail: '郵件',
  },
  undecided: '等待審批',
  requested: '您等待審批的申請',
  allDone: '全部完成：沒有事項等待您處理。',
  noneUndecided: '沒有事項等待審批。',
  byBuilding: '各大廈等待審批',
  building: '大廈',
  within: '未來 %{smart_count} 天',
  showAll: '顯示全部 %{smart_count} 項',
  endsToday: '今天',
  inDays: '%{smart_count} 天後',
  nothingSoon: '近期沒有到期事項',
  nothingToCompare: '暫時沒有可以比較的資料。',
  others: '其他 %{smart_count} 項',
  noValue: '無',
  noActivity: '暫時沒有活動。',
  outdated: '這些數字可能不是最新的。',
};
