/** The domain of our message ids. */
import { hostname } from 'node:os';
import type { Config } from '#server/config.ts';

export const domainOf = (config: Pick<Config, 'publicUrl'>): string => {
  const { hostname: host } = new URL(config.publicUrl);
  return /[a-z]/i.test(host) ? host : hostname().replace(/[^\w.-]/g, '') || 'localhost';
};
