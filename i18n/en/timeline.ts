/** Lanes by time; loaded with the page that shows them. */
export const timeline = {
  view: 'View',
  views: { day: 'Day', week: 'Week', month: 'Month' },
  previous: { day: 'Previous day', week: 'Previous week', month: 'Previous month' },
  next: { day: 'Next day', week: 'Next week', month: 'Next month' },
  free: '%{lane}, free, %{time}',
  none: 'Nothing on this day',
  addTo: 'Add: %{lane}',
  new: 'New: %{lane}, %{time}.',
  whole: 'Moving %{title}: %{lane}, %{time}.',
  start: 'New start of %{title}: %{lane}, %{time}.',
  end: 'New end of %{title}: %{lane}, %{time}.',
  sending: 'Saving %{title}: %{lane}, %{time}.',
  inTheWay: 'In the way: %{names}.',
  closed: 'Closed or blocked then.',
  hintMake: 'Arrow keys choose a time, Shift and an arrow key more of it. Enter adds a record there.',
  hintMove:
    'On a record, Enter opens it. Ctrl and an arrow key move it, Shift and an arrow key its end, Ctrl and Shift its start. Then Enter saves and Escape takes back.',
  first: 'The calendar shows the first %{shown} of %{total} records. Narrow them down with filters to see the others.',
  moved: '%{title} has been moved',
  notMoved: '%{title} stays where it is: %{reason}',
};
