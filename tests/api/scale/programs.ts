/** PostgreSQL's programs and PgBouncer, for the tests that start more than one of them (`npm run try:scale`). */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;
const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
/** Neither runs as root. */
export const accountOf = (name: string): { uid?: number; gid?: number } =>
  isRoot ? { uid: idOf('-u', name), gid: idOf('-g', name) } : {};

/** The newest PostgreSQL whose server is of this version, such as 15. */
export function postgresPrograms(major: number): string {
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...(existsSync('/usr/lib/postgresql')
      ? readdirSync('/usr/lib/postgresql').map((one) => `/usr/lib/postgresql/${one}/bin`)
      : []),
  ];
  const found = folders.find(
    (folder) =>
      existsSync(join(folder, 'pg_basebackup')) &&
      existsSync(join(folder, 'postgres')) &&
      execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).includes(` ${major}.`),
  );
  if (!found) throw new Error(`There is no PostgreSQL ${major} with pg_basebackup.`);
  return found;
}

/** Debian's pgbouncer; installed where that is allowed. */
export function pgbouncer(): string {
  const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'];
  const find = () => places.find((path) => existsSync(path));
  if (!find()) execFileSync('apt-get', ['install', '-y', '-qq', 'pgbouncer'], { stdio: 'ignore' });
  return find() as string;
}
