/** Meters: what is left of what was bought, and what the boot check says of them and of forms in steps. */
import { describe, expect, it } from 'vitest';
import { entityOf } from '#schemas/index.ts';
import { meterProblems } from '#schemas/kernel/check/meters.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { countOf, integer, reference, text, usageOf } from '#schemas/kernel/fields/field.ts';
import { meterOf } from '#schemas/kernel/fields/meter.ts';
import { stepProblems, stepsOf } from '#schemas/kernel/states/steps.ts';

describe('a meter', () => {
  it('warns from 80 %, and is used up when nothing is left', () => {
    expect(meterOf(21, 100)).toEqual({ total: 100, used: 79, percent: 79, usage: 'ENOUGH' });
    expect(meterOf(20, 100)?.usage).toBe('RUNNING_OUT');
    expect(meterOf(1, 1000)).toEqual({ total: 1000, used: 999, percent: 99, usage: 'RUNNING_OUT' });
    expect(meterOf(0, 100)?.usage).toBe('USED_UP');
    expect(meterOf(-3, 100)).toEqual({ total: 100, used: 100, percent: 100, usage: 'USED_UP' });
  });

  it('takes a balance above what was bought as bought, and is none where there never was any', () => {
    expect(meterOf(50, 20)).toEqual({ total: 50, used: 0, percent: 0, usage: 'ENOUGH' });
    expect(meterOf(0, 0)).toBeUndefined();
  });

  it('is left of a number, and only meters are watched', () => {
    const fields = {
      left: integer({ leftOf: 'bought' }),
      bought: countOf('things', { by: 'of', sum: 'quantity' }),
      name: text(),
      wrong: integer({ leftOf: 'name' }),
      usage: usageOf(['left', 'name']),
    };
    expect(meterProblems({ fields }, 'left', fields.left)).toEqual([]);
    expect(meterProblems({ fields }, 'wrong', fields.wrong)).toEqual([expect.stringContaining("left of 'name'")]);
    expect(meterProblems({ fields }, 'usage', fields.usage)).toEqual([
      expect.stringContaining("looks at 'name', which is no meter"),
    ]);
  });
});

describe('a form in steps', () => {
  const fields = { name: text(), note: text(), owner: reference('users', { onDelete: 'clear' }) };
  const problems = (...form: Entity['form']) => stepProblems({ form, fields });

  it('has its sections in the steps that they name, in their order', () => {
    const steps = stepsOf(entityOf('office-centres'));
    expect(steps.map(({ step }) => step)).toEqual(['building', 'contact', 'subscription', 'addOns', 'admin']);
    expect(steps[0]?.sections.map(({ section }) => section)).toEqual(['identity', 'regional']);
    expect(stepsOf(entityOf('tenants'))).toEqual([]);
  });

  it('has all of its sections in steps that stand together, and nothing that its review cannot show', () => {
    const [a, b] = [
      { section: 'a', step: 'one', fields: ['name'] },
      { section: 'b', step: 'two', fields: ['note'] },
    ];
    expect(problems(a, b)).toEqual([]);
    expect(problems(a, { ...b, step: undefined })).toEqual([
      expect.stringContaining('no step'),
      expect.stringContaining('no wizard'),
    ]);
    expect(problems(a, b, { ...a, section: 'c' })).toEqual([expect.stringContaining('stand together')]);
    expect(problems(a, { ...b, fields: ['owner'] })).toEqual([expect.stringContaining("'owner'")]);
  });
});
