/** When the entries of the API's document are made. */

interface Asked {
  url: string;
}

/**
 * Part of a route's `config`: its entry is made when somebody first reads the document. There are more than a thousand, and no
 * start has to wait for them.
 * @param operation what Fastify calls the route's `schema`
 */
export const describedBy = (operation: () => object) => ({
  swaggerTransform: ({ url }: Asked) => ({ schema: operation(), url }),
});
