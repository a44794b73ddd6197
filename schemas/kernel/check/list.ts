/** Everything that the boot check asks of an entity. A new word of the schema language adds its check here. */

import { callsBelow, callsOf } from '../calls/calls.ts';
import { downloadProblems } from '../calls/download.ts';
import { endpointProblems } from '../calls/endpoint.ts';
import { keyedProblems } from '../calls/keyed.ts';
import { keyProblems } from '../calls/keys.ts';
import { linkedProblems } from '../calls/linked.ts';
import { uploadProblems } from '../calls/uploadColumns.ts';
import { belowProblems } from '../entity/below.ts';
import { createdProblems } from '../entity/created.ts';
import { fillsProblems } from '../entity/fills.ts';
import { memberProblems } from '../entity/members.ts';
import { recordProblems } from '../entity/record.ts';
import { orderProblems } from '../entity/reorderable.ts';
import { singletonProblems } from '../entity/singleton.ts';
import { anyOfProblems } from '../fields/anyOf.ts';
import { codeProblems } from '../fields/code.ts';
import { currencyProblems } from '../fields/currency.ts';
import { isOneReference } from '../fields/field.ts';
import { internalProblems } from '../fields/internal.ts';
import { rowsProblems } from '../fields/rows.ts';
import { secretProblems } from '../fields/secret.ts';
import { resultsProblems } from '../lists/results.ts';
import { partyProblems } from '../rights/parties.ts';
import { readersProblems } from '../rights/readers.ts';
import { acrossProblems } from '../rules/acrossFields.ts';
import { againstProblems } from '../rules/against.ts';
import { inputNames } from '../rules/validate.ts';
import { inStateProblems } from '../states/actionState.ts';
import { noticeProblems } from '../states/notice.ts';
import { stepProblems } from '../states/steps.ts';
import { timedProblems } from '../states/timed.ts';
import { daysOffProblems } from '../time/daysOff.ts';
import { instantProblems } from '../time/instants.ts';
import { recurrenceProblems } from '../time/recurrence.ts';
import { boardProblems } from './board.ts';
import { callProblems, callTwice, openProblems, permissionProblems } from './calls.ts';
import type { Check } from './check.ts';
import { fieldProblems } from './fields.ts';
import { initialProblems } from './initial.ts';
import { limitProblems } from './limits.ts';
import { listProblems } from './lists.ts';
import { monthProblems } from './months.ts';
import { notificationProblems } from './notifications.ts';
import { answersProblems, occupantProblems } from './occupant.ts';
import { pageParameters, pageProblems, pageTwice, relatedProblems } from './pages.ts';
import { pathProblems } from './paths.ts';
import { readingsProblems } from './readings.ts';
import { reportProblems } from './report.ts';
import { ownerProblems, scopeProblems } from './scope.ts';
import { actionProblems, stateProblems } from './states.ts';
import { timelineProblems } from './timeline.ts';
import { whereProblems } from './where.ts';

export const checks: readonly Check[] = [
  fieldProblems,
  listProblems,
  recordProblems,
  whereProblems,
  stepProblems,
  answersProblems,
  occupantProblems,
  linkedProblems,
  keyedProblems,
  notificationProblems,
  boardProblems,
  reportProblems,
  timelineProblems,
  readersProblems,
  readingsProblems,
  scopeProblems,
  stateProblems,
  initialProblems,
  actionProblems,
  (entity) =>
    acrossProblems(entity, ['create', 'update', ...Object.keys(entity.actions)], (operation) => inputNames(entity, operation)),
  (entity, all) => anyOfProblems(entity, all, (operation) => inputNames(entity, operation)),
  inStateProblems,
  timedProblems,
  noticeProblems,
  limitProblems,
  monthProblems,
  recurrenceProblems,
  rowsProblems,
  singletonProblems,
  secretProblems,
  internalProblems,
  codeProblems,
  (entity) =>
    keyProblems(
      entity,
      [...callsOf(entity), ...callsBelow(entity)].map(({ path }) => path),
    ),
  fillsProblems,
  endpointProblems,
  partyProblems,
  currencyProblems,
  instantProblems,
  (entity, all) => daysOffProblems(entity, [...all.values()]),
  (entity) => orderProblems(entity, (name) => isOneReference(entity.fields[name]) && !entity.fields[name]?.via),
  (entity) => belowProblems(entity, (name) => isOneReference(entity.fields[name])),
  (entity, all) => createdProblems(entity, (name) => Boolean(all.get(name)?.pages.show)),
  (entity, all) => {
    const above = entity.fields[entity.parent ?? ''];
    return againstProblems(entity, isOneReference(above) ? all.get(above.to) : undefined);
  },
  ownerProblems,
  permissionProblems,
  openProblems,
  relatedProblems,
  memberProblems,
  callProblems,
  callTwice,
  pathProblems,
  uploadProblems,
  downloadProblems,
  resultsProblems,
  pageProblems,
  pageTwice,
  pageParameters,
];
