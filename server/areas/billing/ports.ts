/** The adapters of the port of payments, by the name that buildings and payments have for them. */
import type { PaymentPort } from '#server/payments/port.ts';
import { simulator } from '#server/payments/simulator.ts';

const ports: readonly PaymentPort[] = [simulator];
export const portOf = (name: string | null | undefined): PaymentPort | undefined => ports.find((port) => port.name === name);
