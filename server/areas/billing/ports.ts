/** The adapters of the port of payments, by the name that buildings and payments have for them. */
import type { Config } from '#server/config.ts';
import type { PaymentPort } from '#server/payments/port.ts';
import { simulatorAt } from '#server/payments/simulator.ts';
import { stripeAt } from '#server/payments/stripe.ts';
import { tracedCalls } from '#server/traces/traces.ts';

type Settings = Pick<Config, 'publicUrl' | 'stripe'>;
const made = new WeakMap<Settings, readonly PaymentPort[]>();

/** @returns undefined for a provider that this installation has not been set up for */
export function portOf(name: string | null | undefined, config: Settings): PaymentPort | undefined {
  const { publicUrl, stripe } = config;
  const ports = made.get(config) ?? [
    simulatorAt(publicUrl),
    ...(stripe ? [tracedCalls('stripe', stripeAt(stripe, publicUrl))] : []),
  ];
  made.set(config, ports);
  return ports.find((port) => port.name === name);
}
