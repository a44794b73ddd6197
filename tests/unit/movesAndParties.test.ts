/** What the boot check says of the words `moves` and `parties`, and what they answer. */
import { describe, expect, it } from 'vitest';
import { fmForm } from '#schemas/fmForms/fmForm.ts';
import { entities } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { reference, text } from '#schemas/kernel/fields/field.ts';
import { isParty, type Parties, partyProblems, settingsOf } from '#schemas/kernel/rights/parties.ts';
import { branchesOf, endsOf, type Moves, movesProblems, nextOf } from '#schemas/kernel/states/moves.ts';

const permits = fmForm as unknown as Entity;
const problemsWith = (parts: Partial<Entity>) =>
  checkSchemas(entities.map((one) => (one.name === permits.name ? { ...permits, ...parts } : one)));
const withMoves = (moves: unknown) =>
  problemsWith({
    actions: { ...permits.actions, landlordApprove: { ...permits.actions.landlordApprove, moves } } as Entity['actions'],
  });

describe('moves', () => {
  it('lead to the first branch whose condition holds, else to the last', () => {
    const next = [{ when: { loud: true }, to: 'A' }, { when: { late: true }, to: 'B' }, 'C'] as const;
    const to = (record: object) => nextOf(next, record as never, { today: '2026-01-01', record: record as never });
    expect([to({ loud: true, late: true }), to({ late: true }), to({})]).toEqual(['A', 'B', 'C']);
    expect([endsOf(next), endsOf('D'), branchesOf('D')]).toEqual([['A', 'B', 'C'], ['D'], []]);
  });

  it('need a last status without a condition: nothing else would be sure to go somewhere', () => {
    const problem = "action 'go' branches in 'OPEN' without a last status that needs no condition";
    const branch = { when: { loud: true }, to: 'A' };
    for (const wrong of [[branch], ['A'], [branch, branch], ['A', branch], [branch, 'A', 'B'], []])
      expect([wrong, movesProblems('go', { OPEN: wrong } as unknown as Moves)]).toEqual([wrong, [problem]]);
    for (const right of ['A', [branch, 'A'], [branch, branch, 'A']])
      expect([right, movesProblems('go', { OPEN: right } as unknown as Moves)]).toEqual([right, []]);
    expect(movesProblems('go', undefined)).toEqual([]);
    expect(withMoves({ PENDING_REVIEW: [{ when: { notifyMcst: true }, to: 'APPROVED' }] })).toContain(
      "fm-forms: action 'landlordApprove' branches in 'PENDING_REVIEW' without a last status that needs no condition",
    );
  });

  it('lead to statuses that there are, by conditions of fields that there are', () => {
    expect(withMoves({ PENDING_REVIEW: [{ when: { notifyMcst: true }, to: 'GONE' }, 'APPROVED'] }).join()).toContain(
      "'GONE' is no status",
    );
    expect(withMoves({ PENDING_REVIEW: [{ when: { nowhere: true }, to: 'APPROVED' }, 'APPROVED'] }).join()).toContain(
      "'nowhere'",
    );
  });
});

describe('parties', () => {
  const byName = new Map(entities.map((one) => [one.name, one]));
  const checkProblems = (parties: Parties, actions: Record<string, { by?: readonly string[] }> = {}) =>
    partyProblems({ parties, fields: { host: reference('users', { onDelete: 'clear' }), name: text() }, actions }, byName);

  it('are named by rows of what a building sets once, or by a reference of the record', () => {
    expect(
      checkProblems({ mcst: { inSetting: 'fm-form-settings.mcstUsers', match: 'username' }, host: { field: 'host' } }),
    ).toEqual([]);
    const wrong = [
      ['fm-form-settings.mcstUsers', 'mail'],
      ['fm-form-settings.mcstNumber', 'username'],
      ['fm-form-settings.nowhere', 'username'],
      ['fm-forms.workers', 'workerName'],
      ['nowhere.mcstUsers', 'username'],
    ] as const;
    for (const [inSetting, match] of wrong)
      expect(checkProblems({ mcst: { inSetting, match } })).toEqual([
        `party 'mcst': '${inSetting}' is no rows with '${match}' of what a building sets once`,
      ]);
    for (const field of ['name', 'nowhere'])
      expect(checkProblems({ host: { field } })).toEqual([`party 'host': '${field}' is no reference`]);
  });

  it('are declared before an action is theirs', () => {
    expect(checkProblems({ host: { field: 'host' } }, { go: { by: ['host', 'guest'] }, stay: {} })).toEqual([
      "action 'go' is by 'guest', which is no party",
    ]);
    expect(problemsWith({ parties: {} }).join()).toContain("action 'mcstApprove' is by 'mcst', which is no party");
  });

  it('are asked of the session by a setting, of the record by a reference', () => {
    const declared = {
      parties: { mcst: { inSetting: 'fm-form-settings.mcstUsers', match: 'username' }, host: { field: 'host' } },
      fields: { host: reference('users', { onDelete: 'clear' }) },
    } as const;
    const session = { userId: 7, parties: ['fm-form-settings.mcstUsers'] };
    expect(isParty(session, declared, ['mcst'])).toBe(true);
    expect(isParty({ userId: 7 }, declared, ['mcst'])).toBe(false);
    expect(isParty(session, declared, ['host'], { hostId: 7 })).toBe(true);
    expect(isParty(session, declared, ['host'], { hostId: 8 })).toBe(false);
    expect(settingsOf(declared, ['mcst'])).toEqual(['fm-form-settings.mcstUsers']);
    expect(settingsOf(declared, ['mcst', 'host'])).toBeUndefined();
    expect(settingsOf(declared, undefined)).toBeUndefined();
  });
});
