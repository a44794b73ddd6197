import { defineArea } from '../kernel/areas/area.ts';
import { loanItem } from './loanItem.ts';
import { loanItemRequest } from './loanItemRequest.ts';
import { loanItemReservation } from './loanItemReservation.ts';
import { loanLocation } from './loanLocation.ts';
import { loanStockMovement } from './loanStockMovement.ts';
import { locationLoanItem } from './locationLoanItem.ts';
import { loanCounter, loanLocationSetup } from './screens.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'loans',
  // In menu order.
  entities: [loanItemRequest, loanItemReservation, loanItem, loanLocation, locationLoanItem, loanStockMovement],
  screens: [loanCounter, loanLocationSetup],
  widgets,
});
export const { entities } = area;
