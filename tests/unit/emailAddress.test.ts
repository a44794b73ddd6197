/** E-mail addresses: one normalized spelling of each; look-alikes are rejected. */
import { describe, expect, it } from 'vitest';
import { normalEmail } from '#schemas/kernel/fields/emailAddress.ts';
import { emails } from '#schemas/kernel/fields/field.ts';
import { keptValue } from '#server/engine/write/keptValue.ts';

describe('an e-mail address', () => {
  it.each([
    ['  Mei.Chan+Desk@Example.COM ', 'mei.chan+desk@example.com'],
    ["o'brien_a-b@sub.example.org", "o'brien_a-b@sub.example.org"],
    ['a@xn--fiq228c.example', 'a@xn--fiq228c.example'],
    [`${'n'.repeat(64)}@example.com`, `${'n'.repeat(64)}@example.com`],
  ])('%j is stored as %j', (typed, kept) => {
    expect(normalEmail(typed)).toBe(kept);
    expect(normalEmail(kept)).toBe(kept);
  });

  it.each([
    '',
    'mei',
    'mei@',
    '@example.com',
    'mei@localhost',
    'mei@@example.com',
    '"mei chan"@example.com',
    'Mei <mei@example.com>',
    'mei(desk)@example.com',
    'mei@example.com, a@example.com',
    'mei@[192.0.2.1]',
    'mei@192.0.2.1',
    'mei@[IPv6:2001:db8::1]',
    'mei@-example.com',
    'mei@example..com',
    'mei@example.com.',
    '.mei@example.com',
    'mei.@example.com',
    'm..ei@example.com',
    'mei\r\nbcc: a@example.com',
    'm\u0000ei@example.com',
    'm\u200bei@example.com',
    // Each becomes another address when its case is changed: in JavaScript, in PostgreSQL, or in a mail server.
    'MEİ@example.com',
    'meı@example.com',
    '\u212aim@example.com',
    'ſam@example.com',
    'mei＠example.com',
    'mei@ｅxample.com',
    'mei@例子.example',
    `${'n'.repeat(65)}@example.com`,
    `mei@${'l'.repeat(64)}.com`,
    `mei@${'label.'.repeat(45)}com`,
  ])('is not %j', (typed) => expect(normalEmail(typed)).toBeUndefined());

  it('appears once in a list, whatever its case', () => {
    expect(keptValue(emails({ maxItems: 5 }), ['A@b.example', 'a@B.example', 'c@b.example'])).toEqual([
      'a@b.example',
      'c@b.example',
    ]);
  });
});
