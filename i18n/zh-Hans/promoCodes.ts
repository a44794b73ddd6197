import type { promoCodes as model } from '../en/promoCodes.ts';
import type { Same } from '../shape.ts';

export const promoCodes: Same<typeof model> = {
  'opc-promo-codes': {
    name: '优惠码 |||| 优惠码',
    fields: {
      officeCentre: '大厦',
      referenceNo: '参考编号',
      promoType: '优惠类型',
      codeType: '优惠码类型',
      name: '名称',
      code: '优惠码',
      description: '说明',
      amountType: '折扣方式',
      amount: '折扣',
      cappedAmount: '折扣上限',
      minCartAmount: '最低订单金额',
      applyToItem: '适用项目',
      retailStore: '商店',
      opcMenuGroup: '菜单分组',
      opcItem: '餐点',
      allItems: '菜单上所有餐点',
      startDate: '开始日期',
      endDate: '结束日期',
      totalQty: '兑换总数',
      budgetAmount: '折扣总额',
      maxRedemptionPerDay: '每日兑换次数',
      maxRedemptionPerUser: '每人兑换次数',
      redeemedQty: '已兑换',
      redeemedAmount: '已给折扣',
      remainingQty: '剩余次数',
      remainingAmount: '剩余折扣',
      active: '启用',
      cancelled: '已删除',
      cancelledDate: '删除日期',
      cancelledUser: '删除人',
      status: '状态',
      statusLabel: '状态文字',
      labels: '代码文字',
      redemptions: '最新兑换记录',
    },
    sections: {
      what: '优惠码',
      discount: '折扣',
      where: '适用地点',
      period: '期间',
      limits: '限制',
      status: '状态',
    },
    stamps: {
      cancelled: '已删除',
    },
    tabs: {
      ACTIVE: '使用中',
      UPCOMING: '即将开始',
      USED_UP: '已用完',
      INACTIVE: '已停用',
      EXPIRED: '已过期',
      CANCELLED: '已删除',
    },
    actions: {
      updateStatus: '更改状态',
      cancel: '删除',
    },
    done: {
      cancel: '优惠码已删除',
    },
    confirm: {
      cancel: '此后无法再使用此优惠码，已兑换的不受影响。',
    },
    pages: {
      list: '优惠码',
      create: '新增优惠码',
      edit: '编辑优惠码',
      show: '优惠码',
    },
    enums: {
      promoType: {
        ORDER: '订单折扣',
        ITEM: '项目折扣',
      },
      codeType: {
        GENERIC: '通用优惠码',
        UNIQUE: '批量优惠码，各用一次',
      },
      amountType: {
        PERCENTAGE: '百分比',
        FIXED: '固定金额',
      },
      applyToItem: {
        SINGLE: '一件，价格最高者',
        ALL: '每一件',
      },
      status: {
        ACTIVE: '使用中',
        UPCOMING: '即将开始',
        USED_UP: '已用完',
        INACTIVE: '已停用',
        EXPIRED: '已过期',
        CANCELLED: '已删除',
      },
    },
  },
  'opc-promo-code-redemptions': {
    name: '优惠码兑换 |||| 优惠码兑换',
    fields: {
      officeCentre: '大厦',
      opcPromoCode: '优惠码',
      transactionId: '交易编号',
      code: '优惠码',
      orderKey: '订单识别码',
      user: '用户',
      retailStore: '商店',
      cartAmount: '订单金额',
      discountAmount: '折扣',
      redeemedDate: '兑换时间',
      redeemedDay: '日期',
      status: '状态',
      rollbackOf: '收回的兑换',
      rolledBackDate: '收回时间',
      rolledBackUser: '收回人',
      rollbackRemark: '原因',
    },
    sections: {
      redemption: '兑换',
    },
    stamps: {
      rolledBack: '已收回',
    },
    tabs: {
      REDEEMED: '已兑换',
      ROLLED_BACK: '已收回',
      ROLLBACK: '收回记录',
    },
    actions: {
      rollBack: '收回',
    },
    done: {
      rollBack: '兑换已收回',
    },
    confirm: {
      rollBack: '此兑换不再计算，优惠码可再用一次。',
    },
    downloads: {
      record: '生成记录',
    },
    pages: {
      list: '优惠码兑换',
      show: '兑换',
    },
    enums: {
      status: {
        REDEEMED: '已兑换',
        ROLLED_BACK: '已收回',
        ROLLBACK: '收回记录',
      },
    },
  },
  'opc-promo-unique-codes': {
    name: '优惠码 |||| 优惠码',
    fields: {
      officeCentre: '大厦',
      opcPromoCode: '优惠码活动',
      code: '优惠码',
      redeemed: '已兑换',
      redeemedDate: '兑换时间',
      status: '状态',
    },
    tabs: {
      UNUSED: '未使用',
      REDEEMED: '已兑换',
    },
    enums: {
      status: {
        UNUSED: '未使用',
        REDEEMED: '已兑换',
      },
    },
  },
};
