/** Who carries payments out; `SIMULATOR` moves no money. */
export const paymentProviders = ['SIMULATOR', 'STRIPE'] as const;
