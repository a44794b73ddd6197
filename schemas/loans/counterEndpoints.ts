/** The calls of a counter (001 §7), and those of the specification that find a loan by whatever names it. */
import type { Endpoint } from '../kernel/calls/endpoint.ts';
import { dateTime, integer, longText, text } from '../kernel/fields/field.ts';

/** So many things go over the counter at once. */
export const MAX_AT_ONCE = 50;

export const counterEndpoints = {
  one: {
    call: 'GET /loan-item-requests/{id}',
    summary: 'A loan by its id, its uuid or its hash',
    permission: 'LOAN_ITEM_VIEW',
  },
  loanById: {
    call: 'PUT /loan-item-requests/{id}/loan',
    summary: 'Lends again, with what is changed: by the id, the uuid or the hash of the loan',
    permission: 'LOAN_ITEM_MANAGE',
    body: {
      userId: integer({ required: true, min: 1 }),
      locationLoanItemId: integer({ required: true, min: 1 }),
      quantity: integer({ required: true, min: 1 }),
      dueAt: dateTime(),
      conditionOut: longText({ max: 1000 }),
      imageOutIds: 'json',
      depositAmount: integer({ min: 0 }),
      version: integer({ min: 0 }),
    },
    notice: 'itemLoaned',
  },
  counterFind: {
    call: 'GET /loan-item-requests/counter/find',
    summary: 'Whom or what a code means that was scanned or typed at a counter: a person, an item, a loan or a counter',
    permission: 'LOAN_ITEM_MANAGE',
    query: ['code', 'locationId'],
  },
  counterOut: {
    call: 'GET /loan-item-requests/counter/out',
    summary: 'What a person has in hands, and what is reserved for the person',
    permission: 'LOAN_ITEM_MANAGE',
    query: ['userId'],
  },
  counterLend: {
    call: 'POST /loan-item-requests/counter/lend',
    summary: 'Lends several things to one person: what cannot go is listed with its reason, the rest goes',
    permission: 'LOAN_ITEM_MANAGE',
    body: {
      userId: integer({ required: true, min: 1 }),
      items: {
        rows: {
          locationLoanItemId: integer({ required: true, min: 1 }),
          quantity: integer({ required: true, min: 1 }),
          dueAt: dateTime(),
          conditionOut: longText({ max: 1000 }),
        },
        max: MAX_AT_ONCE,
      },
      requestKey: text({ required: true, max: 60 }),
    },
  },
  counterReturn: {
    call: 'PUT /loan-item-requests/counter/return',
    summary: 'Takes several things back: what cannot be taken is listed with its reason, the rest is',
    permission: 'LOAN_ITEM_MANAGE',
    body: {
      items: {
        rows: {
          uuid: text({ required: true, max: 36 }),
          conditionIn: longText({ max: 1000 }),
          lostQuantity: integer({ min: 0 }),
        },
        max: MAX_AT_ONCE,
      },
    },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
