/** Writes `.br` and `.gz` beside every text file of the build, so that the server never compresses at run time. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this many bytes the headers cost more than compression saves. */
const MIN_BYTES = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function compressPlugin(): Plugin {
  // Other builds, such as the gallery, are for tests on the same machine: they need not be small.
  let quality = 4;
  return {
    name: 'atrium-compress',
    apply: 'build',
    configResolved({ mode }) {
      if (mode === 'production') quality = 11;
    },
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name) && name !== 'index.html');
      await Promise.all(
        files.map(async (name) => {
          const path = join(dir as string, name);
          const bytes = await readFile(path);
          if (bytes.length < MIN_BYTES) return;
          const options = {
            params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
          };
          await Promise.all([
            brotli(bytes, options).then((small) => writeFile(`${path}.br`, small)),
            zip(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
          ]);
        }),
      );
    },
  };
}
