/** Words of what polls and surveys have in common. */
const questionnaire = {
  officeCentre: 'Building',
  referenceNo: 'Reference no.',
  name: 'Name',
  publishStartDate: 'Published from',
  publishEndDate: 'Published until',
  options: 'Questions',
  successPage: 'Success page',
  visible: 'Visible',
  status: 'Status',
  publishedDate: 'Published on',
  publishedUser: 'Published by',
};
const sections = {
  detail: 'Details',
  audience: 'Audience',
  questions: 'Questions',
  visibility: 'Visibility',
  success: 'Success page',
};
const statuses = { DRAFT: 'Draft', PUBLISHED: 'Published', ENDED: 'Ended' };

export const engagement = {
  'poll-forms': {
    name: 'Poll |||| Polls',
    fields: { ...questionnaire, triggerPoint: 'Trigger point', dismissalLimit: 'Dismissal limit' },
    sections: { ...sections, dismissal: 'Dismissal limit' },
    stamps: { published: 'Published' },
    tabs: statuses,
    actions: {
      publish: 'Publish',
      updateVisible: 'Edit visibility',
      updateDismissalLimit: 'Edit dismissal limit',
      updateSuccessPage: 'Edit success page',
    },
    confirm: { publish: 'The app asks everybody in the audience while the poll is published.' },
    pages: { list: 'Polls', create: 'New poll', edit: 'Edit poll', show: 'Poll' },
    enums: {
      triggerPoint: {
        APP_LAUNCH: 'When the app starts',
        HOME_PAGE: 'On the home page',
        AFTER_BOOKING: 'After a booking',
        AFTER_SERVICE_REQUEST: 'After a service request',
      },
      status: statuses,
    },
  },
};
