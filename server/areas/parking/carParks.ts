/** Car parks (002 §3): stamps of status and rates. */
import { carPark } from '#schemas/parking/carPark.ts';
import { type NewRow, rulesFor } from '#server/engine/areas/rules.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { stampNow } from '#server/engine/write/values.ts';

const RATES = ['carMonthlyRate', 'motorcycleMonthlyRate'] as const;

/** A changed rate records when and by whom it was changed. */
function stampRates({ values, before }: NewRow<typeof carPark>, reach: Reach): void {
  for (const rate of RATES)
    if (values[rate] !== undefined && (values[rate] ?? null) !== (before?.[rate] ?? null))
      Object.assign(values, stampNow(`${rate}Updated`, reach));
}

export const carParkRules = rulesFor(carPark, {
  beforeCreate: async ({ reach }, rows) => {
    for (const row of rows) {
      stampRates(row, reach);
      if (row.values.active) Object.assign(row.values, stampNow('activated', reach));
    }
  },
  actions: {
    updatePricing: async ({ reach }, rows) => {
      for (const row of rows) stampRates(row, reach);
    },
    updateStatus: async ({ reach }, rows) => {
      for (const { values, before } of rows)
        if (values.active !== before.active) Object.assign(values, stampNow(values.active ? 'activated' : 'deactivated', reach));
    },
  },
});
