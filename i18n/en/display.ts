/** The screens of zones. */
export const display = {
  loading: 'Loading…',
  floor: 'Level %{floor}',
  until: 'until %{time}',
  free: '%{free} of %{all} free',
  old: 'No connection. As of %{time}.',
  FREE: 'Free',
  SOON: 'Booked soon',
  TAKEN: 'Taken',
  KEPT: 'Assigned',
  setup: {
    title: 'Set up this display',
    text: 'Somebody who looks after displays types this code in the portal: Hotdesks, Zone displays, Pair a screen.',
    code: 'Code of this screen:',
    waiting: 'Waiting for the code to be typed…',
    known: 'Choose a display that is set up',
  },
  select: {
    title: 'Which display is this?',
    none: 'This browser has not been set up as a display yet.',
    unnamed: 'Display %{id}',
    forget: 'Forget',
    forgetOne: 'Forget %{name}',
    another: 'Set up another display',
  },
  take: {
    title: 'Take desk %{desk} now',
    minutes: '%{minutes} minutes',
    close: 'Close',
  },
};
