/** Command palette, shortcuts, recently viewed, printing, page frame. */
export const desk = {};
