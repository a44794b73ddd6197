/** The API's document, as far as it is completed here. */
import type { JsonSchema } from '#server/db/kinds/index.ts';
import type { RESPONSES, Responses } from '#server/openapi/responses.ts';

export interface Operation {
  responses?: object;
  security?: unknown[];
  requestBody?: unknown;
  parameters?: { in?: string }[];
  [RESPONSES]?: Responses;
}
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, JsonSchema>; responses?: Record<string, object> };
}
