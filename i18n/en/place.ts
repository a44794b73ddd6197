/** The page behind the QR code of a place. */
export const place = {
  loading: 'Looking up the place…',
  title: 'Ask the building team',
  floor: 'Level %{floor}',
  choose: 'What is it about?',
  none: 'Nothing can be asked from here at the moment.',
  remark: 'Anything else? (optional)',
  photo: 'Photo (optional)',
  photoOf: 'Your photo',
  noPhoto: 'This file is no picture that can be sent.',
  guestName: 'Your name',
  guestEmail: 'E-mail address',
  guestMobile: 'Mobile number (optional)',
  send: 'Send',
  other: 'Ask for something else',
  sent: 'Sent: %{referenceNo}',
  told: 'The building team has your request. You are told by mail what becomes of it.',
  again: 'Send another request',
  invalid: {
    title: 'This code does not work',
    text: 'The place may not be in use any longer. Please ask at the reception.',
  },
};
