/** The preview of what people see on their phones: loaded when it is opened. */
export const preview = {
  title: 'As a phone shows it',
  language: 'Language',
  send: 'Send',
  open: 'Open',
  back: 'Back',
  most: 'At most %{count}',
  thanks: 'Thank you.',
};
