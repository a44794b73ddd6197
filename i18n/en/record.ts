/** Texts of a record's page: key facts, history, documents, and messages for a record that cannot be used. */
export const record = {
  meter: {
    left: '%{left} of %{total} left',
    used: '%{percent} % used',
    usage: { USED_UP: 'Used up', RUNNING_OUT: 'Running out', ENOUGH: 'Enough' },
  },
  languages: 'Language of the texts',
  lacks: 'something is not translated',
  facts: 'At a glance',
  emptyFields: '%{smart_count} empty field |||| %{smart_count} empty fields',
  foldEmpty: 'Hide empty fields',
  timeline: {
    title: 'Timeline',
    all: 'Every change in detail',
    failed: 'The log could not be loaded.',
  },
  preview: {
    open: 'Show file %{name}',
    download: 'Download',
    none: 'Your browser cannot show this file. Download it to open it.',
  },
  missing: {
    title: '%{name}: not found',
    text: 'This record may have been deleted, or it belongs to an office centre that you are not working in.',
  },
  /** Between the statuses of a list. */
  separator: ', ',
  backTo: 'Back to %{page}',
  /** What a record points to no longer exists. */
  itemGone: 'Deleted: choose another one',
  /** Opens what people see on their phones */
  phone: 'Preview',
  notNow: {
    update: '%{title} cannot be edited now',
    action: '“%{action}” is not possible now',
    status: 'Its status is “%{status}”. This is possible only in: %{statuses}.',
  },
};
