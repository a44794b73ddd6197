/** Titles of the areas' screens, by name: shown in menu, palette, breadcrumb and browser tab. */
export const screens = {
  'parking-calendar': 'Season parking calendar',
};
