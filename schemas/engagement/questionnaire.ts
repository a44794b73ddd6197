/** What polls and surveys have in common (002 §3, §4, §7): both ask the people of a building questions for some time. */
import {
  boolean,
  dateTime,
  integer,
  labelOf,
  localized,
  localizedRich,
  optionList,
  reference,
  statuses,
} from '../kernel/fields/field.ts';
import { optionTypes } from '../kernel/fields/optionTypes.ts';
import { stamp } from '../users/stamp.ts';
import { viewableBy } from '../users/viewableBy.ts';

/** How a question can be answered; nobody sends a file with a poll or a survey. */
const types = optionTypes.filter((type) => type !== 'FILE');

/** The fields of both. */
export const questionnaireFields = () => ({
  officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
  name: localized({ required: true, short: true, search: true, max: 150 }),
  publishStartDate: dateTime({ required: true }),
  publishEndDate: dateTime({ required: true }),
  ...viewableBy(),
  // Asked from the beginning, changed by a call of their own.
  options: optionList({ required: true, fixed: true, types }),
  /** Counts the changes of questions that were published. */
  optionsVersion: integer({ system: true, default: 1 }),
  /** Questions that are asked no more, with their wording when they were answered. */
  formerOptions: optionList({ system: true, types, maxItems: 1000 }),
  successPage: localizedRich(),
  visible: boolean({ default: true }),
  status: statuses({ DRAFT: 'info', PUBLISHED: 'success', ENDED: 'neutral' }),
  statusLabel: labelOf('status'),
  ...stamp('published'),
});

/** The period ends by itself, at its minute. */
export const questionnaireStates = {
  field: 'status',
  initial: 'DRAFT',
  timed: { end: { from: 'PUBLISHED', to: 'ENDED', when: { publishEndDate: { lte: '$now' } } } },
} as const;
export const questionnaireTabs = (['DRAFT', 'PUBLISHED', 'ENDED'] as const).map((status) => ({
  code: status,
  where: { status },
}));

/** What is done with both; `of` begins the notices. Questions have a page of their own: `page` is that of the record. */
export const questionnaireActions = <G extends 'POLL' | 'SURVEY', N extends string>(group: G, of: N, page: string) =>
  ({
    publish: {
      call: 'PUT /{id}/publish',
      permission: `${group}_MANAGE` as const,
      moves: { DRAFT: 'PUBLISHED' },
      when: { publishEndDate: { gt: '$now' } },
      stamp: 'published',
      confirm: 'plain',
      tone: 'primary',
      notice: `${of}Published` as const,
    },
    updateOptions: {
      call: `PUT /{id}/${of}-form-options/update` as const,
      permission: `${group}_EDIT` as const,
      moves: { DRAFT: 'DRAFT', PUBLISHED: 'PUBLISHED' },
      input: ['options'],
      page: `${page}/option-fields`,
      notice: 'optionFieldsUpdated',
    },
    updateVisible: {
      call: 'PUT /{id}/update-visible',
      permission: `${group}_EDIT` as const,
      input: ['visible'],
      required: ['visible'],
      section: 'visibility',
      notice: `${of}VisibilityUpdated` as const,
    },
    updateSuccessPage: {
      call: 'PUT /{id}/update-success-page',
      permission: `${group}_EDIT` as const,
      input: ['successPage'],
      section: 'success',
      notice: `${of}SuccessPageUpdated` as const,
    },
  }) as const;

/** The order of the questions alone: their ids, as they are to be asked. */
export const questionnaireEndpoints = <G extends 'POLL' | 'SURVEY'>(group: G, of: string) =>
  ({
    updateOptionPositions: {
      call: `PUT /${of}-forms/uuid/{uuid}/${of}-form-options/update-position`,
      of: 'record',
      locks: true,
      summary: 'Put the questions in another order',
      permission: `${group}_EDIT` as const,
      body: { ids: 'json', version: integer() },
      notice: 'optionFieldsUpdated',
    },
  }) as const;

/** The results of both; `of` is the entity of the answers, `by` its reference, `page` that of the record. */
export const questionnaireResults = <G extends 'POLL' | 'SURVEY'>(group: G, of: string, by: string, page: string) =>
  ({
    call: 'GET /{id}/dashboard',
    mailed: 'GET /{id}/email-record',
    page: `${page}/results`,
    permission: `${group}_VIEW` as const,
    questions: 'options',
    former: 'formerOptions',
    of,
    by,
    answers: 'answers',
    company: 'tenant',
    day: 'day',
    worded: 'hasWords',
  }) as const;

type Seen = 'name' | 'publishEndDate' | 'options' | 'successPage';
/** What the people of the audience see and do: they answer once, or dismiss it, if `hidesAfter` a number of times for good. */
export const questionnaireOccupant = <const N extends string>(of: string, by: string, also: readonly N[], hidesAfter?: N) =>
  ({
    shown: { status: 'PUBLISHED', visible: true, publishStartDate: { lte: '$now' }, publishEndDate: { gt: '$now' } },
    fields: ['name', 'publishEndDate', 'options', 'successPage', ...also] as readonly (N | Seen)[],
    acts: {
      answer: {
        summary: 'Answers its questions, once',
        once: true,
        makes: { entity: of, by, person: 'respondent', company: 'tenant', input: ['answers'] },
      },
      ...(hidesAfter ? { dismiss: { summary: 'Looks away for now', hidesAfter } } : {}),
    },
  }) as const;
