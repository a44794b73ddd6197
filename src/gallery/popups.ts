/**
 * Everything that opens on the pages of the gallery, by page. End-to-end tests open each with keys, look at it in both
 * themes and close it again; a unit test fails when a module of the kit opens something and is not named here.
 */
export interface Popup {
  /** The example that it belongs to; absent for what stands above them. */
  example?: string;
  /** Role and name of what opens it. */
  opener: readonly ['button' | 'combobox' | 'link', string | RegExp];
  shows: 'dialog' | 'menu' | 'listbox' | 'tooltip';
  /** The module that opens it. */
  from: string;
  /** What has to be done before; the tests know how. */
  first?: First;
  /** What is typed into the opener before anything is offered. */
  type?: string;
}
export type First =
  | 'sendFile'
  | 'sendPhoto'
  | 'choosePhoto'
  | 'addQuestion'
  | 'chooseWebLink'
  | 'typeSomething'
  | 'offerTags'
  | 'openMenu';

const kit = (path: string) => `src/kit/${path}.tsx`;
const input = (path: string) => `resources/generate/kinds/inputs/${path}.tsx`;
const option = (path: string) => `resources/generate/options/${path}.tsx`;

const dialog = (name: string, from: string): Popup => ({
  example: 'Dialogs',
  opener: ['button', name],
  shows: 'dialog',
  from: kit(from),
});
const calendar = (example: string): Popup => ({
  example,
  opener: ['button', 'Open the calendar'],
  shows: 'dialog',
  from: kit('dates/CalendarPopover'),
});
const times = (example: string, label: string): Popup => ({
  example,
  opener: ['combobox', label],
  shows: 'listbox',
  from: kit('dates/TimePicker'),
});
const list = (example: string, label: string, from: string, more: Partial<Popup> = {}): Popup => ({
  example,
  opener: ['combobox', label],
  shows: 'listbox',
  from: input(from),
  ...more,
});

/** A page without an entry opens nothing. */
export const popups: Readonly<Record<string, readonly Popup[]>> = {
  choices: [list('Status', 'Status', 'ChoiceInput'), list('Days', 'Days', 'ChoicesInput')],
  dates: [
    ...['Date', 'Limited date', 'Enabled dates', 'Date range', 'Filter', 'Date and time'].map(calendar),
    times('Date and time', 'Start, time'),
  ],
  dialogs: [
    dialog('confirm', 'dialogs/ConfirmDialog'),
    dialog('countdown', 'dialogs/CountdownConfirm'),
    dialog('warned', 'dialogs/CountdownConfirm'),
    dialog('remark', 'dialogs/RemarkDialog'),
    dialog('failed', 'dialogs/ConfirmDialog'),
  ],
  files: [
    {
      example: 'One file',
      opener: ['button', 'Remove file terms.pdf'],
      shows: 'dialog',
      from: input('upload/ChosenFile'),
      first: 'sendFile',
    },
  ],
  frame: [
    { opener: ['link', 'Back'], shows: 'tooltip', from: kit('page/BackButton') },
    {
      example: 'Link as an icon',
      opener: ['link', 'Settings of the building'],
      shows: 'tooltip',
      from: kit('page/IconLink'),
    },
    { opener: ['button', 'More actions'], shows: 'menu', from: kit('page/PageButtons') },
    {
      example: 'Breadcrumb',
      opener: ['link', 'Buildings'],
      shows: 'dialog',
      from: 'resources/generate/form/LeaveQuestion.tsx',
      first: 'typeSomething',
    },
  ],
  images: [
    {
      example: 'Photo',
      opener: ['button', 'Upload photo (optional)'],
      shows: 'dialog',
      from: kit('images/ImageCropDialog'),
      first: 'choosePhoto',
    },
    {
      example: 'Photo',
      opener: ['button', 'Remove file me.png'],
      shows: 'dialog',
      from: input('upload/ChosenFile'),
      first: 'sendPhoto',
    },
  ],
  links: [
    list('Button link', 'Button link', 'LinkInput'),
    list('Button link', 'Opens in', 'LinkInput', { first: 'chooseWebLink' }),
    list('Video link', 'Video link', 'LinkInput'),
  ],
  lists: [{ example: 'Drop-down', opener: ['combobox', 'Fruit'], shows: 'listbox', from: kit('choices/Dropdown') }],
  options: [
    { example: 'Survey questions', opener: ['button', 'Add a question'], shows: 'menu', from: option('AddQuestion') },
    {
      example: 'Survey questions',
      opener: ['combobox', 'Type of answer'],
      shows: 'listbox',
      from: option('OptionCard'),
      first: 'addQuestion',
    },
    { example: 'Poll', opener: ['button', 'Duplicate question 1'], shows: 'tooltip', from: option('OptionCard') },
    ...['Survey questions', 'Poll'].map((example) => ({
      example,
      opener: ['button', /^Ways to move/] as const,
      shows: 'menu' as const,
      from: kit('sortable/MoveMenu'),
      first: example === 'Poll' ? undefined : ('addQuestion' as const),
    })),
  ],
  pin: ['assign', 'regenerate'].map((mode) => ({
    example: 'PIN',
    opener: ['button', mode],
    shows: 'dialog',
    from: kit('pin/PinDialog'),
  })),
  references: [
    list('Applicant', 'Applicant', 'ReferenceInput', { type: 'chan' }),
    list('Companies', 'Companies', 'ReferencesInput'),
    list('Car parks', 'Car parks', 'ReferencesInput'),
  ],
  reorder: [
    { example: 'Order', opener: ['button', /^Ways to move/], shows: 'menu', from: kit('sortable/MoveMenu') },
    {
      example: 'Order',
      opener: ['button', /^Ways to move/],
      shows: 'dialog',
      from: kit('sortable/MoveMenu'),
      first: 'openMenu',
    },
  ],
  richText: [
    { example: 'Notice', opener: ['button', 'Undo'], shows: 'tooltip', from: kit('richText/ToolButton') },
    { example: 'Notice', opener: ['button', 'Link'], shows: 'dialog', from: kit('richText/LinkDialog') },
  ],
  scanner: [{ example: 'Scanner', opener: ['button', 'Scan'], shows: 'dialog', from: kit('camera/ScannerDialog') }],
  tags: [list('Suggested tags', 'Suggested tags', 'TagsInput', { first: 'offerTags', type: 'lo' })],
  timeZones: [
    list('Time zone', "Building's time zone", 'TimeZoneInput', { type: 'hong' }),
    list('Offset', "Terminal's offset", 'TimeZoneOffsetInput', { type: '8' }),
  ],
  times: [
    times('Time', 'Arrival'),
    times('Time range', 'Meeting, from'),
    times('Time range', 'Meeting, to'),
    times('Half hours of an afternoon', 'Tour'),
  ],
  translations: [{ example: 'Story', opener: ['button', 'Link'], shows: 'dialog', from: kit('richText/LinkDialog') }],
  viewableBy: [list('Viewable by', 'Viewable by', 'ChoiceInput'), list('Viewable by', 'Excluded companies', 'ReferencesInput')],
  weeklyHours: [
    times('Weekly hours', 'Opens'),
    times('Weekly hours', 'Closes'),
    {
      example: 'Weekly hours',
      opener: ['button', 'Copy the hours of Monday to all weekdays'],
      shows: 'tooltip',
      from: kit('dates/DayHours'),
    },
  ],
};
