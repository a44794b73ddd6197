/** How a call of an entity is named where somebody asks whether it may be made, or where it is. */
import type { Verb } from '../entity/api.ts';

export type UploadStep = 'process' | 'upload';
/** A download, or a step of an upload. */
export type FileCall = { download: string; upload?: undefined } | { upload: string; step: UploadStep; download?: undefined };
/** A verb, the name of an action, `results` or `mailedResults`; files have names of their own. */
export type CallName = string | FileCall;

/** The names that a type spells out: without those that an index signature allows. */
type Spelled<T> = keyof { [K in keyof T as string extends K ? never : K]: never } & string;
/**
 * The same where the entity is known by its type: a name that is neither a verb nor one of its actions does not compile. Of an entity
 * that is known at run time alone, any name is an action's.
 */
export type CallNameOf<E extends { name: string; actions: object }> = string extends E['name']
  ? CallName
  : Verb | 'results' | 'mailedResults' | Spelled<E['actions']> | FileCall;
