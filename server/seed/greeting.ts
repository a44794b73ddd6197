/** What `npm start` prints when the product is ready. */
import type { Config } from '#server/config.ts';
import { demoAccounts, demoPassword } from './accounts.ts';

/** The lines of the print-out, so that a test can read them. */
export function greeting(origin: string, config: Pick<Config, 'seed' | 'mailbox'>): string[] {
  const lines = ['', `  Atrium is ready: ${origin}`];
  if (config.seed === 'demo') {
    const widest = Math.max(...demoAccounts.map(({ username }) => username.length));
    lines.push('', `  Demo accounts, all with the password ${demoPassword}`);
    for (const { role, username, otp } of demoAccounts)
      lines.push(`    ${username.padEnd(widest)}  ${role}${otp ? '  (one-time code)' : ''}`);
  }
  if (config.mailbox) lines.push('', `  One-time codes and other mail: ${origin}/mailbox`);
  return [...lines, ''];
}

export function printGreeting(origin: string, config: Config): void {
  process.stdout.write(`${greeting(origin, config).join('\n')}\n`);
}
