/**
 * What the tools of others ask of every operation in the API's document (`tests/api/openapiTools.test.ts`): an id, a description, whether a
 * token is needed, tags that say what they hold.
 */

import { operationIdOf } from '#schemas/kernel/calls/operationId.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { ApiDocument } from './apiDocument.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The tags that are no area with entities. */
const TAGS: Readonly<Record<string, string>> = {
  auth: 'Sign-in, sessions, invitations and the account of the person.',
  channels: 'How people are told: push, mail, and how they stop it.',
  clients: 'Clients with a key of their own, such as a screen.',
  files: 'Uploaded files.',
  health: 'Whether the server runs, for what watches it.',
  lists: 'Fixed lists of the product.',
  links: 'What people open with a link instead of an account.',
  mail: 'Mail that somebody has stopped.',
  mailbox: 'Mails that were kept instead of sent, where no mail server is set.',
  occupant: 'What people of a building do in the app.',
  portal: 'What the portal asks before anybody signs in.',
  scim: 'People and groups that a company’s directory pushes (SCIM 2.0).',
  system: 'Search, views, uploads in bulk, and what happens live.',
};

interface Operation {
  tags?: string[];
  operationId?: string;
  summary?: string;
  description?: string;
  security?: Readonly<Record<string, unknown>>[];
}

/** Who may make it, as its security says. */
function whoMay(security: NonNullable<Operation['security']>): string {
  const names = security.flatMap(Object.keys);
  if (names.includes('bearer')) return 'Needs the access token of a sign-in to the portal.';
  return names.length ? 'Needs the access token of a sign-in to the app.' : 'Needs no token.';
}

function tagsOf(names: Iterable<string>, entities: readonly Entity[]): { name: string; description: string }[] {
  return [...new Set(names)].sort().map((name) => {
    const docs = entities.filter(({ area }) => area === name).map(({ doc }) => doc);
    return { name, description: TAGS[name] ?? (docs.length ? docs.join(' ') : `Calls of ${name}.`) };
  });
}

/** Adds it, in place. */
export function completeDocument(document: ApiDocument, entities: readonly Entity[]): void {
  const tags: string[] = [];
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations) as [string, Operation][]) {
      if (!METHODS.includes(method)) continue;
      operation.operationId ??= operationIdOf(method, path);
      operation.security ??= [];
      operation.summary ??= `${method.toUpperCase()} ${path}`;
      operation.description = [operation.description, whoMay(operation.security)].filter(Boolean).join('\n\n');
      tags.push(...(operation.tags ?? []));
    }
  Object.assign(document, { tags: tagsOf(tags, entities) });
}
