import type { Beginning } from './thread.ts';

export interface Engine {
  query(input: { text: string; values: readonly unknown[]; name?: string }): Promise<unknown[]>;
  listen(input: { channel: string }): Promise<void>;
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}
export function startEngine(
  options: Beginning & { dataDir: string; parts: object },
  onNotification: (channel: string, payload: string) => void,
): Promise<Engine>;
