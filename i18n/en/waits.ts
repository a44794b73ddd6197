/** What an action waits for. */
export const waits = {
  first: 'Not decided yet, and needed first:',
  all: 'Approve all %{count}',
  done: 'Everything that was needed has been decided.',
};
