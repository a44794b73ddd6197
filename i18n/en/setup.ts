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
      fromProvider: 'From the data provider',
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
  'data-providers': {
    name: 'Data provider |||| Data providers',
    fields: {
      officeCentre: 'Building',
      enabled: 'Read the public holidays every night',
      holidaysUrl: 'Address of the calendar (iCalendar)',
      userName: 'User name',
      password: 'Password',
      readDate: 'Last read',
      reading: 'Outcome',
      found: 'Holidays to come',
      added: 'Added',
      removed: 'Removed',
    },
    sections: { holidays: 'Public holidays', signIn: 'Sign-in, if the provider asks for one', reading: 'Last reading' },
    enums: {
      reading: {
        READ: 'Read',
        NOT_ALLOWED: 'Address not allowed',
        UNREACHABLE: 'Not reachable',
        SIGN_IN: 'Sign-in refused',
        NOT_FOUND: 'No calendar found',
        UNREADABLE: 'Not readable',
        EMPTY: 'No holidays to come',
      },
    },
    actions: { readNow: 'Read now' },
    outcome: 'Holidays to come: %{found} (%{added} added, %{removed} removed)',
    pages: {
      singletonHint:
        'Where your building’s public holidays come from. Days that you have entered or changed yourself are never touched.',
      readingHint: 'Reads what is saved. New days are added; days that the provider has withdrawn are removed.',
      holidays: 'Public holidays',
    },
  },
  'message-templates': {
    name: 'Text of a notice |||| Texts of notices',
    fields: {
      officeCentre: 'Building',
      about: 'Record',
      step: 'Step',
      kind: 'Area',
      name: 'When',
      placeholders: 'Placeholders',
      defaultSubject: 'Subject of the product',
      defaultBody: 'Text of the product',
      subject: 'Subject',
      body: 'Text',
      isOwn: 'Own text',
      sendsMail: 'Sends mail',
    },
    sections: {
      own: 'Text of the building',
      default: 'Text of the product',
    },
    tabs: {
      ALL: 'All',
      OWN: 'Own text',
      DEFAULT: 'Text of the product',
      OFF: 'Without mail',
    },
    pages: {
      list: 'Texts of notices',
      show: 'Text of a notice',
      write: 'Edit text',
    },
    tabLabels: {
      preview: 'Preview',
    },
    actions: {
      write: 'Edit text',
      restore: 'Back to default',
      stopMail: 'Stop sending mail',
      startMail: 'Send mail again',
    },
    done: { write: 'Own text', restore: 'Back to default', stopMail: 'Mail stopped', startMail: 'Mail sent again' },
    confirm: {
      restore: 'The text of the building will be removed, and people read the text of the product.',
      stopMail:
        'People will still find the notice in the portal, but get no mail at this step. Addresses without an account still get the mail.',
    },
    letter: {
      insert: 'Insert',
      start: 'Start from the text of the product',
      preview: 'Preview',
      test: 'Send me a test mail',
      hint: 'With a typical record. A language without a text of the building has that of the product.',
      sent: 'A test mail is on its way to %{to}.',
    },
    enums: {
      kind: {
        notification: 'Notifications',
        event: 'Events',
        serviceRequest: 'Service requests',
        aircon: 'Aircon extension',
        permit: 'Work permits',
        document: 'Documents',
        marketplace: 'Marketplace',
      },
    },
  },
};
