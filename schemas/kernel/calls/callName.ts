/** How a call of an entity is named where somebody asks whether it may be made, or where it is. */
import type { Verb } from '../entity/api.ts';

export type UploadStep = 'process' | 'upload';
/** A download, or a step of an upload. */
export type FileCall = { download: string; upload?: undefined } | { upload: string; step: UploadStep; download?: undefined };
/** A verb, the name of an action, `results` or `mailedResults`; files have names of their own. */
export type CallName = string | FileCall;

/** The same where the entity is known: a name that is neither a verb nor one of its actions does not compile. */
export type CallNameOf<E extends { actions: object }> =
  | Verb
  | 'results'
  | 'mailedResults'
  | (keyof E['actions'] & string)
  | FileCall;
