/** The row of a list that the keyboard is on: the outline of its link alone would be cut off by the cell. */
export const rowStyles = {
  '@media screen': {
    '[data-rows] :is(tr, li):has(a:focus-visible)': {
      boxShadow: 'inset 3px 0 0 var(--at-primary)',
      backgroundColor: 'var(--at-primary-soft)',
    },
    '[data-rows] th a:focus-visible': { outlineOffset: -1 },
  },
};
