/** Car parks (002 §3): stamps of status and rates. */
import { type RuleContext, registerRules } from '#server/engine/rules.ts';
import { stampNow } from '#server/engine/write/values.ts';

const RATES = ['carMonthlyRate', 'motorcycleMonthlyRate'] as const;

/** Every rate that changes remembers when and by whom. */
async function stampRates({ values, before, reach }: RuleContext): Promise<void> {
  for (const rate of RATES)
    if (values[rate] !== undefined && (values[rate] ?? null) !== (before?.[rate] ?? null))
      Object.assign(values, stampNow(`${rate}Updated`, reach));
}

async function stampStatus({ values, before, reach }: RuleContext): Promise<void> {
  if (values.active !== before?.active) Object.assign(values, stampNow(values.active ? 'activated' : 'deactivated', reach));
}

registerRules('car-parks', {
  beforeCreate: async (context) => {
    await stampRates(context);
    if (context.values.active) Object.assign(context.values, stampNow('activated', context.reach));
  },
  actions: { updatePricing: stampRates, updateStatus: stampStatus },
});
