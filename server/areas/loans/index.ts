import { loanItem } from '#schemas/loans/loanItem.ts';
import { loanItemRequest } from '#schemas/loans/loanItemRequest.ts';
import { loanItemReservation } from '#schemas/loans/loanItemReservation.ts';
import { loanLocation } from '#schemas/loans/loanLocation.ts';
import { locationLoanItem } from '#schemas/loans/locationLoanItem.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { counterLend, counterReturn, lentSchema, returnedSchema } from './counter.ts';
import { counterFind, counterOut, foundSchema, outSchema } from './find.ts';
import { loanByKey, oneLoan } from './findLoan.ts';
import { itemRules, locationQr } from './items.ts';
import { requestRules } from './requests.ts';
import { reservationRules } from './reservations.ts';
import { activeItem, activeItemSchema, itemCount, itemCountSchema, stockRules } from './stocks.ts';

export const loans = defineServerArea({
  name: 'loans',
  rules: {
    [loanItem.name]: itemRules,
    [locationLoanItem.name]: stockRules,
    [loanItemRequest.name]: requestRules,
    [loanItemReservation.name]: reservationRules,
  },
  handlers: {
    [locationLoanItem.name]: {
      activeItem: returning(activeItemSchema, activeItem),
      itemCount: returning(itemCountSchema, itemCount),
    },
    [loanItemRequest.name]: {
      one: returning(loanItemRequest.name, oneLoan),
      loanById: returning(loanItemRequest.name, loanByKey),
      counterFind: returning(foundSchema, counterFind),
      counterOut: returning(outSchema, counterOut),
      counterLend: returning(lentSchema, counterLend),
      counterReturn: returning(returnedSchema, counterReturn),
    },
  },
  downloads: { [loanLocation.name]: { qr: locationQr } },
});
