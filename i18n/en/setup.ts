/** Words of what a building sets up. */
export const setup = {
  holidays: {
    name: 'Public holiday |||| Public holidays',
    fields: {
      officeCentre: 'Building',
      date: 'Date',
      name: 'Name',
      everyYear: 'Same date every year',
      year: 'Year',
    },
    sections: { detail: 'Holiday' },
    tabs: { UPCOMING: 'Upcoming', PAST: 'Past', ALL: 'All' },
    downloads: { xls: 'Download list' },
    pages: {
      list: 'Public holidays',
      create: 'New public holiday',
      edit: 'Edit public holiday',
      show: 'Public holiday',
      upload: { create: 'Import holidays' },
    },
    copy: {
      button: 'Copy a year',
      title: 'Copy the holidays of a year',
      text: 'Those with the same date every year are copied into %{next}. Days that have a holiday already stay as they are.',
      year: 'Year',
      confirm: 'Copy into %{next}',
      moving:
        '%{smart_count} holiday moves from year to year: please add its date. |||| %{smart_count} holidays move from year to year: please add their dates.',
    },
  },
};
