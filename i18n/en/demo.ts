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
  emergency: {
    drill: 'Fire drill',
    drillMessage: 'This is a drill. Leave by the nearest stairs and meet at the assembly point.',
    storm: 'Typhoon signal no. 8',
    stormMessage: 'The building closes two hours after the signal. Please go home and stay away from windows.',
    leak: 'Water leak on the lower floors',
    leakMessage: 'Please keep away from the lower floors until our team has repaired the pipe.',
    fire: 'Fire in the building',
    fireMessage: 'Leave by the nearest stairs now. Do not use the lifts. Meet at the assembly point.',
    power: 'Power cut',
    powerMessage: 'Please stay where you are. Our team is on its way to the lifts.',
  },
};
