/** What the API's document says of a call that writes, besides its fields: in which status a record begins, and which limits hold. */
import { fallbackLocale } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Call } from '#schemas/kernel/calls/calls.ts';
import { keyOfCode } from '#schemas/kernel/fields/message.ts';
import { isComparison, type Where } from '#schemas/kernel/rules/where.ts';
import { isOnRecord } from '#schemas/kernel/states/action.ts';
import { firstBranches, plainInitial } from '#schemas/kernel/states/initial.ts';

const WRITES: ReadonlySet<Call['kind']> = new Set(['create', 'update', 'action', 'several', 'following', 'upload']);

const makes = ({ kind, action }: Call): boolean =>
  kind === 'create' || (kind === 'action' && action !== undefined && !isOnRecord(action));

/** `facility.needsApproval` is true and `kind` is A or B. */
const spelled = (where: Where): string =>
  Object.entries(where)
    .map(([key, wanted]) =>
      isComparison(wanted)
        ? `\`${key}\` is ${Object.entries(wanted)
            .map(([operator, value]) => `${operator} ${value}`)
            .join(' and ')}`
        : `\`${key}\` is ${[wanted].flat().join(' or ')}`,
    )
    .join(' and ');

function firstStatus(call: Call): string[] {
  const { states } = call.entity;
  const branches = firstBranches(states?.initial);
  if (!states || !branches.length || !makes(call)) return [];
  const parts = branches.map(({ when, is }) => `${is} where ${spelled(when)}`);
  return [`Begins as ${parts.join(', or ')}, or else as ${plainInitial(states.initial)}.`];
}

/** The sentences in Markdown, if there are any. */
export function saidOf(call: Call): string | undefined {
  const limits = WRITES.has(call.kind) ? Object.values(call.entity.limits ?? {}) : [];
  const sentences = [...new Set(limits.map(({ error }) => translate(fallbackLocale, keyOfCode(error))))];
  const said = [...firstStatus(call), ...(sentences.length ? [`Limits, each refused with 409: ${sentences.join(' ')}`] : [])];
  return said.length ? said.join('\n\n') : undefined;
}
