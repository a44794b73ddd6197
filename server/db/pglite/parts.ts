/** What PGlite is made of, read and compiled once per process: the next database opens in half the time. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** In the names of PGlite's own options. Threads share the compiled code. */
export interface PgliteParts {
  pgliteWasmModule: WebAssembly.Module;
  initdbWasmModule: WebAssembly.Module;
  fsBundle: Blob;
}

let parts: Promise<PgliteParts> | undefined;

async function readParts(): Promise<PgliteParts> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const read = (name: string) => readFile(join(folder, name));
  const [pglite, initdb, files] = await Promise.all([read('pglite.wasm'), read('initdb.wasm'), read('pglite.data')]);
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([WebAssembly.compile(pglite), WebAssembly.compile(initdb)]);
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([files]) };
}

export function pgliteParts(): Promise<PgliteParts> {
  parts ??= readParts();
  return parts;
}
