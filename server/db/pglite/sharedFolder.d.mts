export interface FolderInMemory {
  bytes: Uint8Array;
  files: { path: string; at: number; size: number; isFolder: boolean }[];
}
export function sharedFolderOf(tar: Uint8Array): FolderInMemory;
