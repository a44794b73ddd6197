/** `tabs: tabsOf('status', ['PENDING', 'APPROVED'])`: a tab for each value of a field, named like the value. */
import type { Where } from '../rules/where.ts';
import type { Tab } from './list.ts';

interface Options {
  /** Before the value in the name of each tab. */
  prefix?: string;
  /** What holds in all of them. */
  where?: Where;
}

export const tabsOf = (field: string, values: readonly string[], { prefix = '', where = {} }: Options = {}): Tab[] =>
  values.map((value) => ({ code: `${prefix}${value}`, where: { ...where, [field]: value } }));
