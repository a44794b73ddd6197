/**
 * How long the suites took in the last run, by the reports that `npm test` leaves; and, when `REGISTRY=large npm test` has run,
 * with 200 entities. Nothing is run here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Line, report } from './report.ts';

const results = join(import.meta.dirname, '../../test-results');

interface Report {
  /** Vitest: milliseconds since 1970. */
  startTime?: number;
  testResults?: readonly { endTime: number }[];
  /** Playwright: milliseconds. */
  stats?: { duration: number };
}

/** Minutes of a suite; undefined without a report. */
function minutesOf(name: string): number | undefined {
  const path = join(results, `${name}.json`);
  if (!existsSync(path)) return undefined;
  const { startTime = 0, testResults = [], stats } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const milliseconds = stats?.duration ?? Math.max(startTime, ...testResults.map(({ endTime }) => endTime)) - startTime;
  return milliseconds / 60_000;
}

export async function benchSuites(): Promise<number> {
  const lines: Line[] = [];
  for (const suite of ['unit', 'api', 'e2e']) {
    const [value, large] = [minutesOf(suite), minutesOf(`${suite}.large`)];
    if (value !== undefined) lines.push({ what: `${suite} tests`, value, large, unit: ' min' });
  }
  if (lines.length === 0) process.stdout.write('No run of the suites has left a report: npm test leaves them.\n');
  else
    lines.push({
      what: 'together',
      value: lines.reduce((sum, one) => sum + one.value, 0),
      ...(lines.some(({ large }) => large) ? { large: lines.reduce((sum, one) => sum + (one.large ?? one.value), 0) } : {}),
      unit: ' min',
      atMost: 25,
    });
  return report(lines);
}
