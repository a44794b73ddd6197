/** The files of a database folder within one piece of memory that all threads share and nobody writes. */
export interface FolderInMemory {
  bytes: Uint8Array;
  /** Where each is: bytes from the beginning. */
  files: { path: string; at: number; size: number; isFolder: boolean }[];
}

/** The folder of a tar file that is not packed; the bytes are copied once. */
export function sharedFolderOf(tar: Uint8Array): FolderInMemory;
