/**
 * How often records of an entity were written, as far as this process knows: its own writes as soon as they are committed, those of
 * other processes when their announcement arrives. Whoever keeps what depends on the records compares the numbers.
 */
const writes = new Map<string, number>();

/** @param entity its name */
export const writesOf = (entity: string): number => writes.get(entity) ?? 0;

export const noteWritten = (entity: string): void => {
  writes.set(entity, writesOf(entity) + 1);
};
