/** What a choice among options asks for and can give (001 §3), against a walk through everything that somebody could choose. */
import { describe, expect, it } from 'vitest';
import { type Choice, canFulfil, choiceProblems } from '#server/areas/retail/menu/choice.ts';
import { randomFrom } from './random.ts';

/** Every way to choose: pieces of each option. */
function* ways(quantities: readonly number[]): Generator<number[]> {
  const [first, ...rest] = quantities;
  if (first === undefined) return yield [];
  for (const others of ways(rest)) for (let pieces = 0; pieces <= first; pieces += 1) yield [pieces, ...others];
}

/** Is there a choice that the rules allow? */
function slowCan(choice: Choice): boolean {
  if (!choice.required) return true;
  const options = (choice.options ?? []).filter(({ available }) => available);
  const isSingle = choice.selectOption === 'SINGLE_SELECT';
  for (const way of ways(options.map(({ quantity }) => quantity ?? 1))) {
    const different = way.filter((pieces) => pieces > 0).length;
    const pieces = way.reduce((sum, each) => sum + each, 0);
    if (different === 0 || (isSingle && different > 1)) continue;
    if (!isSingle && (different < (choice.minOptions ?? 0) || different > (choice.maxOptions ?? 99))) continue;
    if (pieces < (choice.minQty ?? 0) || pieces > (choice.maxQty ?? 99)) continue;
    return true;
  }
  return false;
}

describe('a choice', () => {
  it('can be made exactly when somebody finds a way, in 4,000 cases', () => {
    const random = randomFrom(615);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    const orNone = (value: number) => (random() < 0.5 ? null : value);
    let possible = 0;
    for (let turn = 0; turn < 4000; turn += 1) {
      const [minQty, minOptions] = [orNone(upTo(4)), orNone(upTo(3))];
      const choice: Choice = {
        selectOption: random() < 0.4 ? 'SINGLE_SELECT' : 'MULTI_SELECT',
        required: random() < 0.8,
        minQty,
        maxQty: orNone(Math.max(1, minQty ?? 0) + upTo(3)),
        minOptions,
        maxOptions: orNone(Math.max(1, minOptions ?? 0) + upTo(2)),
        options: Array.from({ length: upTo(4) }, () => ({
          available: random() < 0.8,
          preSelected: false,
          quantity: orNone(1 + upTo(2)),
        })),
      };
      expect(canFulfil(choice), JSON.stringify(choice)).toBe(slowCan(choice));
      possible += slowCan(choice) ? 1 : 0;
    }
    expect(possible).toBeGreaterThan(1000);
  });

  it('is refused with what its options can give at most', () => {
    const option = { available: true, preSelected: false, quantity: null };
    const plain = {
      selectOption: 'MULTI_SELECT',
      required: false,
      minQty: null,
      maxQty: null,
      minOptions: null,
      maxOptions: null,
    };
    expect(choiceProblems({ ...plain, minOptions: 5, options: [option, option, option] })).toEqual([
      { field: 'minOptions', code: 'tooFewOptions', max: 3 },
    ]);
    expect(choiceProblems({ ...plain, required: true, options: [] })).toEqual([{ field: 'options', code: 'optionsNeeded' }]);
  });
});
