/** Words of promo codes, their codes made in bulk and their redemptions. */
export const promoCodes = {
  'opc-promo-codes': {
    name: 'Promo code |||| Promo codes',
    fields: {
      officeCentre: 'Building',
      referenceNo: 'Reference no.',
      promoType: 'Promo type',
      codeType: 'Code type',
      name: 'Name',
      code: 'Code',
      description: 'Description',
      amountType: 'Amount type',
      amount: 'Amount',
      cappedAmount: 'At most',
      minCartAmount: 'Smallest order',
      applyToItem: 'Off which items',
      retailStore: 'Stores',
      opcMenuGroup: 'Menu groups',
      opcItem: 'Menu items',
      allItems: 'Everything on the menus',
      startDate: 'First day',
      endDate: 'Last day',
      totalQty: 'Redemptions in all',
      budgetAmount: 'Discount in all',
      maxRedemptionPerDay: 'Redemptions a day',
      maxRedemptionPerUser: 'Redemptions a person',
      redeemedQty: 'Redeemed',
      redeemedAmount: 'Discount given',
      remainingQty: 'Redemptions left',
      remainingAmount: 'Discount left',
      active: 'Active',
      cancelled: 'Deleted',
      cancelledDate: 'Deleted on',
      cancelledUser: 'Deleted by',
      status: 'Status',
      statusLabel: 'Status in words',
      labels: 'Codes in words',
      redemptions: 'Latest redemptions',
    },
    sections: {
      what: 'Promo code',
      discount: 'Discount',
      where: 'Where',
      period: 'Period',
      limits: 'Limits',
      status: 'Status',
    },
    stamps: {
      cancelled: 'Deleted',
    },
    tabs: {
      ACTIVE: 'Active',
      UPCOMING: 'Upcoming',
      USED_UP: 'Used up',
      INACTIVE: 'Inactive',
      EXPIRED: 'Expired',
      CANCELLED: 'Deleted',
    },
    actions: {
      updateStatus: 'Change status',
      cancel: 'Delete',
    },
    done: {
      cancel: 'Promo code has been deleted',
    },
    confirm: {
      cancel: 'Nobody can use the code from now on. What was redeemed stays.',
    },
    pages: {
      list: 'Promo codes',
      create: 'New promo code',
      edit: 'Edit promo code',
      show: 'Promo code',
    },
    enums: {
      promoType: {
        ORDER: 'Off the order',
        ITEM: 'Off items',
      },
      codeType: {
        GENERIC: 'One code for everybody',
        UNIQUE: 'Codes made in bulk, each used once',
      },
      amountType: {
        PERCENTAGE: 'Percentage',
        FIXED: 'Fixed amount',
      },
      applyToItem: {
        SINGLE: 'One piece, the dearest',
        ALL: 'Every piece',
      },
      status: {
        ACTIVE: 'Active',
        UPCOMING: 'Upcoming',
        USED_UP: 'Used up',
        INACTIVE: 'Inactive',
        EXPIRED: 'Expired',
        CANCELLED: 'Deleted',
      },
    },
  },
  'opc-promo-code-redemptions': {
    name: 'Promo code redemption |||| Promo code redemptions',
    fields: {
      officeCentre: 'Building',
      opcPromoCode: 'Promo code',
      transactionId: 'Transaction ID',
      code: 'Code',
      orderKey: 'Order key',
      user: 'Person',
      retailStore: 'Store',
      cartAmount: 'Order',
      discountAmount: 'Discount',
      redeemedDate: 'Redeemed on',
      redeemedDay: 'Day',
      status: 'Status',
      rollbackOf: 'Takes back',
      rolledBackDate: 'Taken back on',
      rolledBackUser: 'Taken back by',
      rollbackRemark: 'Reason',
    },
    sections: {
      redemption: 'Redemption',
    },
    stamps: {
      rolledBack: 'Taken back',
    },
    tabs: {
      REDEEMED: 'Redeemed',
      ROLLED_BACK: 'Taken back',
      ROLLBACK: 'Take-backs',
    },
    actions: {
      rollBack: 'Take back',
    },
    done: {
      rollBack: 'The redemption has been taken back',
    },
    confirm: {
      rollBack: 'The redemption no longer counts: the code can be used once more.',
    },
    downloads: {
      record: 'Generate record',
    },
    pages: {
      list: 'Promo code redemptions',
      show: 'Redemption',
    },
    enums: {
      status: {
        REDEEMED: 'Redeemed',
        ROLLED_BACK: 'Taken back',
        ROLLBACK: 'Take-back',
      },
    },
  },
  'opc-promo-unique-codes': {
    name: 'Code |||| Codes',
    fields: {
      officeCentre: 'Building',
      opcPromoCode: 'Promo code',
      code: 'Code',
      redeemed: 'Redeemed',
      redeemedDate: 'Redeemed on',
      status: 'Status',
    },
    tabs: {
      UNUSED: 'Unused',
      REDEEMED: 'Redeemed',
    },
    enums: {
      status: {
        UNUSED: 'Unused',
        REDEEMED: 'Redeemed',
      },
    },
  },
};
