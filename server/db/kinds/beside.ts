/** What an answer says beside the values of a record, on the server. What rows of another entity look like, `recordSchema` says. */
import { localeCodes } from '#i18n/locales.ts';
import type { BesideKinds } from '#schemas/kernel/kinds/beside.ts';
import { asIs, type KindsOf, list, string } from './kind.ts';
import { partJson } from './linkParts.ts';

const orNull = { anyOf: [string(), { type: 'null' }] };

export const besideKinds = {
  rowsOf: { json: ({ most }) => ({ type: 'array', maxItems: most }), cell: (value: readonly unknown[]) => value.length },
  label: { json: () => string(), cell: asIs },
  labels: {
    json: ({ labelsOf }) => ({
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(labelsOf.map((name) => [name, orNull])),
      required: [...labelsOf],
    }),
    cell: (value: Readonly<Record<string, string | null>>) => list(Object.values(value).filter((one) => one !== null)),
  },
  // What it looks like, `recordSchema` says, which knows the field that has the value.
  same: { json: () => ({}), cell: String },
  texts: {
    json: ({ textsOf }) => ({
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          languageCode: { type: 'string', enum: [...localeCodes] },
          ...Object.fromEntries(textsOf.map((name) => [name, orNull])),
        },
        required: ['languageCode', ...textsOf],
      },
    }),
    cell: (value: readonly unknown[]) => value.length,
  },
  part: {
    json: ({ part }) => partJson(part),
    cell: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  },
  timeOf: { json: () => ({ type: 'string', pattern: '^\\d{2}:\\d{2}$' }), cell: asIs },
} satisfies KindsOf<BesideKinds>;
