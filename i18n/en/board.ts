/** The board of a list; loaded with it. */
export const board = {
  all: 'Show all %{total}',
  first: 'The board shows the first %{shown} of %{total} records. Narrow them down with filters to see the others.',
  none: 'Without: %{field}',
  left: '%{time} left',
  over: '%{time} over',
  actions: 'Actions: %{title}',
};
