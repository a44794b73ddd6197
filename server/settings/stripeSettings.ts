/** `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET`: the account at Stripe of this installation. */
import { ConfigError } from './configError.ts';
import type { Settings } from './settings.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address of the API, such as that of a proxy. */
  api?: string;
}

/** Both keys or none: without the second one, nobody could tell calls of Stripe from those of others. */
export function readStripeSettings({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API,
}: Settings): StripeSettings | undefined {
  if (!STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET) return undefined;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET)
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together; one of them is missing.');
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    ...(STRIPE_API ? { api: STRIPE_API } : {}),
  };
}
