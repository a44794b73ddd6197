import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, cases, code, dateTime, reference } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';

/** One of the codes of a promo code that are made in bulk (001 §3 codeType): good once, for whoever has it. */
export const opcPromoUniqueCode = defineEntity({
  name: 'opc-promo-unique-codes',
  area: 'retail',
  doc: 'One of the codes of a promo code that are each good once.',
  title: '{code}',
  api: {
    path: '/office-centres/uuid/{officeCentreUuid}/opc-promo-unique-codes',
    key: 'uuid',
    verbs: { list: true, statusCount: true, emailRecord: true },
    under: 'opcPromoCode',
    also: [
      {
        path: '/office-centres/uuid/{officeCentreUuid}/opc-promo-codes/uuid/{opcPromoCodeUuid}/opc-promo-unique-codes',
        key: 'uuid',
      },
    ],
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'PROMO_CODE_VIEW', emailRecord: 'PROMO_CODE_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    opcPromoCode: reference('opc-promo-codes', { required: true, onDelete: 'cascade', fixed: true, byUuid: true }),
    code: code({ length: 10, search: true }),
    redeemed: boolean({ system: true, default: false }),
    redeemedDate: dateTime({ system: true }),
    status: cases({ UNUSED: 'success', REDEEMED: 'neutral' }, [
      { when: { redeemed: true }, is: 'REDEEMED' },
      { when: { redeemed: false }, is: 'UNUSED' },
    ]),
  },
  list: {
    columns: ['code', 'status', 'redeemedDate'],
    more: ['opcPromoCode'],
    filters: ['opcPromoCode', 'status', 'redeemedDate'],
    tabs: tabsOf('status', ['UNUSED', 'REDEEMED']),
  },
});
