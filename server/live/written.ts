/**
 * When records of an entity were last written, as far as this process knows: its own writes as soon as they are committed, those of
 * other processes when their announcement arrives.
 */
const times = new Map<string, number>();

export const noteWritten = (entity: string): void => {
  times.set(entity, Date.now());
};

/** In ms since 1970; 0 where none was. */
export const lastWritten = (entity: string): number => times.get(entity) ?? 0;
