/** OpenAPI at `/api/docs`, generated from the registered routes. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { ApiDocument } from './apiDocument.ts';
import { documentHandlers } from './documentedResponses.ts';

/**
 * @param entities whose records are described
 * @param guard refuses people who may not read it; without it, everybody may
 */
export async function installDocumentation(
  app: FastifyInstance,
  entities: readonly Entity[],
  guard?: onRequestAsyncHookHandler,
): Promise<void> {
  await app.register(swagger, {
    transformObject: (made) =>
      'openapiObject' in made ? (documentHandlers(made.openapiObject as ApiDocument, entities) as object) : made.swaggerObject,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Atrium API',
        version: '1.0.0',
        description: 'Every call answers { success, data, message }.',
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
        contact: { name: 'Atrium' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Of a sign-in to the portal: /auth/login' },
          app: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description:
              'Of a sign-in to the app of a building: /occupant/auth/login. It opens the calls tagged `occupant` and no other.',
          },
        },
      },
    },
  });
  await app.register(async (pages) => {
    if (guard) pages.addHook('onRequest', guard);
    await pages.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      uiConfig: { docExpansion: 'none', persistAuthorization: false },
    });
  });
}
