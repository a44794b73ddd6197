/** Everything that the boot check asks of an entity. A new word of the schema language adds its check here. */
import { askFaults } from '../calls/ask.ts';
import { callsBelow, callsOf } from '../calls/calls.ts';
import { downloadFaults } from '../calls/download.ts';
import { keyFaults } from '../calls/keys.ts';
import { linkedFaults } from '../calls/linked.ts';
import { uploadFaults } from '../calls/uploadColumns.ts';
import { belowFaults } from '../entity/below.ts';
import { createdFaults } from '../entity/created.ts';
import { fillsFaults } from '../entity/fills.ts';
import { memberFaults } from '../entity/members.ts';
import { recordFaults } from '../entity/record.ts';
import { singletonFaults } from '../entity/singleton.ts';
import { anyOfFaults } from '../fields/anyOf.ts';
import { codeFaults } from '../fields/code.ts';
import { currencyFaults } from '../fields/currency.ts';
import { isOneReference } from '../fields/field.ts';
import { internalFaults } from '../fields/internal.ts';
import { rowsFaults } from '../fields/rows.ts';
import { secretFaults } from '../fields/secret.ts';
import { resultsFaults } from '../lists/results.ts';
import { partyFaults } from '../rights/parties.ts';
import { readersFaults } from '../rights/readers.ts';
import { acrossFaults } from '../rules/acrossFields.ts';
import { againstFaults } from '../rules/against.ts';
import { inputNames } from '../rules/validate.ts';
import { inStateFaults } from '../states/actionState.ts';
import { noticeFaults } from '../states/notice.ts';
import { stepFaults } from '../states/steps.ts';
import { timedFaults } from '../states/timed.ts';
import { daysOffFaults } from '../time/daysOff.ts';
import { instantFaults } from '../time/instants.ts';
import { recurrenceFaults } from '../time/recurrence.ts';
import { boardFaults } from './board.ts';
import { callFaults, callTwice, permissionFaults } from './calls.ts';
import type { Check } from './check.ts';
import { fieldFaults } from './fields.ts';
import { initialFaults } from './initial.ts';
import { limitFaults } from './limits.ts';
import { listFaults } from './lists.ts';
import { answersFaults, occupantFaults } from './occupant.ts';
import { pageFaults, pageParameters, pageTwice, relatedFaults } from './pages.ts';
import { pathFaults } from './paths.ts';
import { readingsFaults } from './readings.ts';
import { ownerFaults, scopeFaults } from './scope.ts';
import { actionFaults, stateFaults } from './states.ts';
import { tellFaults } from './tells.ts';
import { whereFaults } from './where.ts';

export const checks: readonly Check[] = [
  fieldFaults,
  listFaults,
  recordFaults,
  whereFaults,
  stepFaults,
  answersFaults,
  occupantFaults,
  linkedFaults,
  tellFaults,
  boardFaults,
  readersFaults,
  readingsFaults,
  scopeFaults,
  stateFaults,
  initialFaults,
  actionFaults,
  (entity) => acrossFaults(entity, ['create', 'update', ...Object.keys(entity.actions)], (what) => inputNames(entity, what)),
  (entity, all) => anyOfFaults(entity, all, (what) => inputNames(entity, what)),
  inStateFaults,
  timedFaults,
  noticeFaults,
  limitFaults,
  recurrenceFaults,
  rowsFaults,
  singletonFaults,
  secretFaults,
  internalFaults,
  codeFaults,
  (entity) =>
    keyFaults(
      entity,
      [...callsOf(entity), ...callsBelow(entity)].map(({ path }) => path),
    ),
  fillsFaults,
  askFaults,
  partyFaults,
  currencyFaults,
  instantFaults,
  (entity, all) => daysOffFaults(entity, [...all.values()]),
  (entity) => belowFaults(entity, (name) => isOneReference(entity.fields[name])),
  (entity, all) => createdFaults(entity, (name) => Boolean(all.get(name)?.pages.show)),
  (entity, all) => {
    const above = entity.fields[entity.parent ?? ''];
    return againstFaults(entity, isOneReference(above) ? all.get(above.to) : undefined);
  },
  ownerFaults,
  permissionFaults,
  relatedFaults,
  memberFaults,
  callFaults,
  callTwice,
  pathFaults,
  uploadFaults,
  downloadFaults,
  resultsFaults,
  pageFaults,
  pageTwice,
  pageParameters,
];
