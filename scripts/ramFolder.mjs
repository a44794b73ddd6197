/**
 * Where tests keep what nobody needs afterwards: a database is four thousand small files, which a disk takes seconds to make and
 * memory a tenth of one. Importing this sets TMPDIR to a folder of this run, for what is started from here as well, which goes with the
 * run; a TMPDIR that is set already stays.
 */
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const FOLDER = '/dev/shm';
/** Bytes that a whole run may need there, and that must then be left for the run itself. */
const ROOM = 4e9;

/** Programs can be started from it: tests make copies of the product there. */
const canRun = () =>
  !readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => line.split(' ')[1] === FOLDER && /\bnoexec\b/.test(line));

function isGood() {
  if (!existsSync(FOLDER) || !existsSync('/proc/mounts')) return false;
  try {
    accessSync(FOLDER, constants.W_OK);
  } catch {
    return false;
  }
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize >= ROOM && freemem() >= 3 * ROOM && canRun();
}

if (!process.env.TMPDIR && isGood()) {
  const folder = mkdtempSync(join(FOLDER, 'atrium-run-'));
  // PostgreSQL runs under another account than root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
