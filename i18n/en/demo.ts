/** The texts of the demo: guides of the help panel, and the news badge of a menu entry. */
export const demo = {
  guides: {
    start: 'Getting started',
    seasonParking: 'Managing season parking',
    api: 'For developers: the API',
  },
  devices: {
    title: 'Your devices at a glance',
    text: 'See where you are signed in, and sign out of any device from here.',
  },
  maintenance: {
    comingTitle: 'Faster reports',
    comingMessage: 'The portal moves to faster servers. Nothing that you have entered is lost.',
    overTitle: 'Security updates',
    overMessage: 'The portal restarts twice. Please save what you are working on before.',
  },
};
