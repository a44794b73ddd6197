/** Titles of the areas' screens, by name: what menu, palette, breadcrumb and browser tab show. */
export const screens = {
  'parking-calendar': 'Season parking calendar',
};
