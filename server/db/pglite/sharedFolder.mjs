// A database folder in memory that several databases of a process start from without unpacking or copying it: each keeps what it
// writes to itself. Plain JavaScript, because PGlite's thread reads it.
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs';

/** Where PGlite looks for its data, in its own file system. */
const ROOT = '/pglite/data';
/** A file that its owner reads and writes. */
const FILE = 0o100600;

/** A tar file's entries have a header of a block and fill whole blocks. */
const BLOCK = 512;
const HEADER = { name: [0, 100], size: [124, 136], type: 156, prefix: [345, 500] };
const FOLDER_TYPE = '5'.charCodeAt(0);

/**
 * The folder of a dump that is not packed.
 * @param {Uint8Array} tar
 * @returns {{ bytes: Uint8Array, files: { path: string, at: number, size: number, isFolder: boolean }[] }} shared by all threads
 */
export function sharedFolderOf(tar) {
  const bytes = new Uint8Array(new SharedArrayBuffer(tar.length));
  bytes.set(tar);
  const text = (start, [from, to]) => {
    const end = tar.indexOf(0, start + from);
    return String.fromCharCode(...tar.subarray(start + from, end < 0 ? start + to : Math.min(end, start + to)));
  };
  const files = [];
  for (let start = 0; start + BLOCK <= tar.length && tar[start] !== 0; ) {
    const size = Number.parseInt(text(start, HEADER.size), 8) || 0;
    const path = [text(start, HEADER.prefix), text(start, HEADER.name)].join('/').replace(/^\/+|\/+$/g, '');
    files.push({ path, at: start + BLOCK, size, isFolder: tar[start + HEADER.type] === FOLDER_TYPE });
    start += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return { bytes, files };
}

/** A file system in memory that begins with such a folder. */
export class SharedFolder extends EmscriptenBuiltinFilesystem {
  #folder;

  constructor(folder) {
    super();
    this.#folder = folder;
  }

  async initialSyncFs() {
    const { FS } = this.pg.Module;
    const folders = new Map();
    const folderAt = (path) => {
      if (!folders.has(path)) {
        FS.mkdirTree(path);
        folders.set(path, FS.lookupPath(path).node);
      }
      return folders.get(path);
    };
    const { bytes, files } = this.#folder;
    let operations;
    for (const { path, at, size, isFolder } of files) {
      const whole = `${ROOT}/${path}`;
      if (isFolder) {
        folderAt(whole);
        continue;
      }
      const cut = whole.lastIndexOf('/');
      const above = folderAt(whole.slice(0, cut));
      const node = above.node_ops.mknod(above, whole.slice(cut + 1), FILE, 0);
      node.contents = bytes.subarray(at, at + size);
      node.usedBytes = size;
      operations ??= ownOnWrite(node.stream_ops);
      node.stream_ops = operations;
    }
  }

  async closeFs() {
    this.pg.Module.FS.quit();
  }
}

/** A file's operations, with a copy of its own before the first write. A file that is cut is copied by the file system itself. */
const ownOnWrite = (known) => ({
  ...known,
  write: (stream, ...rest) => {
    const { node } = stream;
    if (node.contents?.buffer instanceof SharedArrayBuffer) node.contents = node.contents.slice();
    node.stream_ops = known;
    stream.stream_ops = known;
    return known.write(stream, ...rest);
  },
});
