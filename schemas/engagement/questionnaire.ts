/** What polls and surveys have in common (002 §3, §4, §7): both ask the people of a building questions for some time. */
import { boolean, dateTime, localized, localizedRich, optionList, reference, statuses } from '../kernel/field.ts';
import { optionTypes } from '../kernel/fields/optionTypes.ts';
import { stamp } from '../users/stamp.ts';
import { viewableBy } from '../users/viewableBy.ts';

/** How a question can be answered; nobody sends a file with a poll or a survey. */
const types = optionTypes.filter((type) => type !== 'FILE');

/** The fields of both, in the order of their paragraphs. */
export const questionnaireFields = () => ({
  officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
  name: localized({ required: true, short: true, max: 150 }),
  publishStartDate: dateTime({ required: true }),
  publishEndDate: dateTime({ required: true }),
  ...viewableBy(),
  // Asked from the beginning, changed by a call of their own.
  options: optionList({ required: true, fixed: true, types }),
  successPage: localizedRich(),
  visible: boolean({ default: true }),
  status: statuses({ DRAFT: 'info', PUBLISHED: 'success', ENDED: 'neutral' }),
  ...stamp('published'),
});

/** The names of `viewableBy()`, as a form lists them. */
export const audience = [
  'viewableBy',
  'selectedBuilding',
  'selectedTenant',
  'selectedUserGroup',
  'selectedExcludeTenant',
] as const;
