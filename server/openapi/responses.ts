/** What a route says about its responses in its schema; `http/documentedResponses.ts` puts it into the API's document. */
import type { JsonSchema } from '#server/db/kinds/index.ts';

/** The key of an operation under which its responses wait for the document. */
export const RESPONSES = 'x-responses';

/** The name of a schema (`engine/responses/schemas.ts`), or a schema that no other call has. */
export type Returned = string | JsonSchema;
export interface Responses {
  /** The envelope's `data`, by status. */
  data: Readonly<Record<number, Returned>>;
  failures: readonly number[];
  /** The `data` of a refusal that carries something, by status. */
  refusals?: Readonly<Record<number, JsonSchema>>;
  /** The type of an answer that is no envelope: a file, a stream. */
  media?: string;
  /** What it answers when it refuses, where that is no envelope either; of the type `media`. */
  failure?: JsonSchema;
}

/** For the schema of a route that is registered by hand. */
export const responding = (returns: Returned, failures: readonly number[]): { [RESPONSES]: Responses } => ({
  [RESPONSES]: { data: { 200: returns }, failures },
});
/** The same for one that sends something else. */
export const sending = (media: string, failures: readonly number[]): { [RESPONSES]: Responses } => ({
  [RESPONSES]: { data: { 200: {} }, failures, media },
});
