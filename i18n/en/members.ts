/** The members of a group: loaded with their tab. */
export const members = {
  add: 'Add people',
  addTitle: 'Add people to %{name}',
  mail: 'E-mail the members',
  nobody: 'Nobody is in this group yet.',
  noMatch: 'Nobody is found.',
  remove: 'Remove %{name}',
  removeTitle: 'Remove %{name} from the group?',
  removeText: 'The person keeps the account.',
  addChosen: 'Add %{smart_count} person |||| Add %{smart_count} people',
  addAll: 'Add all %{count}',
  addAllTitle: 'Add all %{count} people who are found?',
  found: '%{smart_count} person can be added |||| %{smart_count} people can be added',
  foundMany: 'More than %{count} people can be added',
  more: 'Show more',
  hint: 'Search, then choose people, or add everybody who is found.',
};
