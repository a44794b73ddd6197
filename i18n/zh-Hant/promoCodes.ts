import type { promoCodes as model } from '../en/promoCodes.ts';
import type { Same } from '../shape.ts';

export const promoCodes: Same<typeof model> = {
  'opc-promo-codes': {
    name: '優惠碼 |||| 優惠碼',
    fields: {
      officeCentre: '大廈',
      referenceNo: '參考編號',
      promoType: '優惠類型',
      codeType: '優惠碼類型',
      name: '名稱',
      code: '優惠碼',
      description: '說明',
      amountType: '折扣方式',
      amount: '折扣',
      cappedAmount: '折扣上限',
      minCartAmount: '最低訂單金額',
      applyToItem: '適用項目',
      retailStore: '商店',
      opcMenuGroup: '菜單分組',
      opcItem: '餐點',
      allItems: '菜單上所有餐點',
      startDate: '開始日期',
      endDate: '結束日期',
      totalQty: '兌換總數',
      budgetAmount: '折扣總額',
      maxRedemptionPerDay: '每日兌換次數',
      maxRedemptionPerUser: '每人兌換次數',
      redeemedQty: '已兌換',
      redeemedAmount: '已給折扣',
      remainingQty: '剩餘次數',
      remainingAmount: '剩餘折扣',
      active: '啟用',
      cancelled: '已刪除',
      cancelledDate: '刪除日期',
      cancelledUser: '刪除人',
      status: '狀態',
      statusLabel: '狀態文字',
      labels: '代碼文字',
      redemptions: '最新兌換記錄',
    },
    sections: {
      what: '優惠碼',
      discount: '折扣',
      where: '適用地點',
      period: '期間',
      limits: '限制',
      status: '狀態',
    },
    stamps: {
      cancelled: '已刪除',
    },
    tabs: {
      ACTIVE: '使用中',
      UPCOMING: '即將開始',
      USED_UP: '已用完',
      INACTIVE: '已停用',
      EXPIRED: '已過期',
      CANCELLED: '已刪除',
    },
    actions: {
      updateStatus: '更改狀態',
      cancel: '刪除',
    },
    done: {
      cancel: '優惠碼已刪除',
    },
    confirm: {
      cancel: '此後無法再使用此優惠碼，已兌換的不受影響。',
    },
    pages: {
      list: '優惠碼',
      create: '新增優惠碼',
      edit: '編輯優惠碼',
      show: '優惠碼',
    },
    enums: {
      promoType: {
        ORDER: '訂單折扣',
        ITEM: '項目折扣',
      },
      codeType: {
        GENERIC: '通用優惠碼',
        UNIQUE: '批量優惠碼，各用一次',
      },
      amountType: {
        PERCENTAGE: '百分比',
        FIXED: '固定金額',
      },
      applyToItem: {
        SINGLE: '一件，價格最高者',
        ALL: '每一件',
      },
      status: {
        ACTIVE: '使用中',
        UPCOMING: '即將開始',
        USED_UP: '已用完',
        INACTIVE: '已停用',
        EXPIRED: '已過期',
        CANCELLED: '已刪除',
      },
    },
  },
  'opc-promo-code-redemptions': {
    name: '優惠碼兌換 |||| 優惠碼兌換',
    fields: {
      officeCentre: '大廈',
      opcPromoCode: '優惠碼',
      transactionId: '交易編號',
      code: '優惠碼',
      orderKey: '訂單識別碼',
      user: '用戶',
      retailStore: '商店',
      cartAmount: '訂單金額',
      discountAmount: '折扣',
      redeemedDate: '兌換時間',
      redeemedDay: '日期',
      status: '狀態',
      rollbackOf: '收回的兌換',
      rolledBackDate: '收回時間',
      rolledBackUser: '收回人',
      rollbackRemark: '原因',
    },
    sections: {
      redemption: '兌換',
    },
    stamps: {
      rolledBack: '已收回',
    },
    tabs: {
      REDEEMED: '已兌換',
      ROLLED_BACK: '已收回',
      ROLLBACK: '收回紀錄',
    },
    actions: {
      rollBack: '收回',
    },
    done: {
      rollBack: '兌換已收回',
    },
    confirm: {
      rollBack: '此兌換不再計算，優惠碼可再用一次。',
    },
    downloads: {
      record: '產生紀錄',
    },
    pages: {
      list: '優惠碼兌換',
      show: '兌換',
    },
    enums: {
      status: {
        REDEEMED: '已兌換',
        ROLLED_BACK: '已收回',
        ROLLBACK: '收回紀錄',
      },
    },
  },
  'opc-promo-unique-codes': {
    name: '優惠碼 |||| 優惠碼',
    fields: {
      officeCentre: '大廈',
      opcPromoCode: '優惠碼活動',
      code: '優惠碼',
      redeemed: '已兌換',
      redeemedDate: '兌換時間',
      status: '狀態',
    },
    tabs: {
      UNUSED: '未使用',
      REDEEMED: '已兌換',
    },
    enums: {
      status: {
        UNUSED: '未使用',
        REDEEMED: '已兌換',
      },
    },
  },
};
