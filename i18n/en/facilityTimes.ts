/** Words of rates and discounts, booking periods and blocked dates. */
const applies = { appliesTo: 'For', facilityCategory: 'Categories', facility: 'Facilities' };
const bookedBy = {
  bookedBy: 'For whom',
  selectedTenant: 'Companies',
  selectedUserGroup: 'User groups',
  startDate: 'From',
  endDate: 'Until',
};
const enums = {
  appliesTo: { BUILDING: 'Whole building', CATEGORY: 'Categories', FACILITY: 'Single facilities' },
  bookedBy: { ALL: 'Everybody', SELECTED_TENANT: 'Some companies', SELECTED_USER_GROUP: 'Some user groups' },
};

export const facilityTimes = {
  'facility-rates': {
    name: 'Rate |||| Rates',
    fields: {
      officeCentre: 'Building',
      name: 'Name',
      ...applies,
      unit: 'Per',
      price: 'Price',
      dayKinds: 'Days',
      fromTime: 'From (time)',
      toTime: 'Until (time)',
      ...bookedBy,
      active: 'Active',
    },
    sections: { rate: 'Rate', facilities: 'Facilities', times: 'Times', people: 'People' },
    tabs: { RATES: 'Rates', INACTIVE: 'Inactive', DISCOUNTS: 'Discounts' },
    pages: { list: 'Rates and discounts', create: 'New rate', edit: 'Edit rate', show: 'Rate' },
    enums: {
      ...enums,
      unit: { SLOT: 'Slot', HOUR: 'Hour', HALF_DAY: 'Half day', DAY: 'Day' },
      dayKinds: { WEEKDAY: 'Weekday', WEEKEND: 'Weekend', HOLIDAY: 'Public holiday' },
    },
  },
  'facility-discounts': {
    name: 'Discount |||| Discounts',
    fields: {
      officeCentre: 'Building',
      name: 'Name',
      code: 'Code',
      ...applies,
      amountType: 'Kind',
      amount: 'Amount',
      cappedAmount: 'At most',
      minMinutes: 'From so many minutes on',
      ...bookedBy,
      active: 'Active',
    },
    sections: { discount: 'Discount', facilities: 'Facilities', times: 'Times', people: 'People' },
    pages: { create: 'New discount', edit: 'Edit discount', show: 'Discount' },
    enums: { ...enums, amountType: { PERCENTAGE: 'Percentage', FIXED: 'Fixed amount' } },
  },
  'booking-periods': {
    name: 'Booking period |||| Booking periods',
    fields: {
      officeCentre: 'Building',
      name: 'Name',
      startTime: 'Start',
      endTime: 'End',
      daysOfWeek: 'Days of the week',
      ...applies,
      active: 'Active',
    },
    sections: { period: 'Period', facilities: 'Facilities' },
    pages: { list: 'Booking periods', create: 'New booking period', edit: 'Edit booking period', show: 'Booking period' },
    enums: { appliesTo: enums.appliesTo },
  },
  'blocked-dates': {
    name: 'Blocked date |||| Blocked dates',
    fields: {
      officeCentre: 'Building',
      name: 'Name',
      remark: 'Remark',
      ...applies,
      allDay: 'All day',
      startDate: 'First day',
      endDate: 'Last day',
      startTime: 'From (time)',
      endTime: 'Until (time)',
      repeats: 'Repeats',
      series: 'Series',
      startAt: 'Starts',
      endAt: 'Ends',
      status: 'Status',
    },
    sections: { block: 'Blocked time', facilities: 'Facilities' },
    tabs: { UPCOMING: 'Upcoming', PAST: 'Past', ALL: 'All' },
    pages: { list: 'Blocked dates', create: 'New blocked date', edit: 'Edit blocked date', show: 'Blocked date' },
    enums: {
      appliesTo: enums.appliesTo,
      status: { ONGOING: 'Ongoing', UPCOMING: 'Upcoming', PAST: 'Past' },
    },
  },
};
