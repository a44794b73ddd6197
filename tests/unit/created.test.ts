/** What the answer to a create says beside the record (`schemas/kernel/entity/created.ts`). */
import { describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { createdProblems, createdWords, openedInstead } from '#schemas/kernel/entity/created.ts';
import { user } from '#schemas/users/user.ts';

const created = user.api.created ?? {};
const wordsOf = (data: Record<string, unknown>) => createdWords(created, data, '2026-01-01');

describe('the answer to a create', () => {
  it('says what has become of it, by the first condition that is met', () => {
    expect(wordsOf({ id: 4, status: 'PENDING' })).toEqual({ userCreationType: 'REQUEST', registerRequestId: 4, userId: 4 });
    expect(wordsOf({ id: 4, status: 'ACTIVE' })).toEqual({ userCreationType: 'USER', registerRequestId: null, userId: 4 });
    expect(wordsOf({ id: null })).toEqual({ userCreationType: 'INVITATION', registerRequestId: null, userId: null });
  });

  it('leads to the pending profile where it became a request, else to its own page (R-0374)', () => {
    expect(openedInstead(created, { id: 4, ...wordsOf({ id: 4, status: 'PENDING' }) })).toEqual({
      entity: 'user-registration-requests',
      id: 4,
    });
    expect(openedInstead(created, { id: 4, ...wordsOf({ id: 4, status: 'ACTIVE' }) })).toBeUndefined();
    expect(openedInstead(undefined, { id: 4 })).toBeUndefined();
  });

  it('is checked at start', () => {
    const of = (more: object, create: unknown = true) =>
      createdProblems({ fields: { code: {} }, api: { verbs: { create }, created: more as never } }, () => false).join();
    expect(of({ what: [{ is: 'A' }] })).toBe('');
    expect(of({ code: [{ is: 'A' }] })).toContain("'code', which is a field");
    expect(of({ what: { key: 'id', opens: 'others' } })).toContain("opens 'others'");
    expect(of({ what: [{ is: 'A' }] }, null)).toContain('nothing can be');
    expect(checkSchemas(entities)).toEqual([]);
  });
});
