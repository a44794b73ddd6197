/** The manifest of an area: everything that it adds to its schemas. What is in no manifest is not part of the product. */
import type { FastifyInstance } from 'fastify';
import type { FileReference } from '#server/files/fileReferences.ts';
import type { Job } from '#server/jobs/job.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import type { Producers } from '../calls/downloads.ts';
import type { Services } from '../context.ts';
import type { DomainJobContext } from '../jobContext.ts';
import type { KeyedHandler } from '../keyed/calls.ts';
import type { LinkedHandler } from '../linked/calls.ts';
import type { AreaCall, Handler } from './areaCalls.ts';
import type { Rules, WithNews } from './rules.ts';

/** Registers calls on an app whose prefix is the API base, before anybody has to be signed in. */
export type Routes = (api: FastifyInstance, services: Services) => void;

export interface ServerArea {
  /** Also the tag of its calls in the API description. */
  name: string;
  /** Domain rules by entity. */
  rules?: Readonly<Record<string, Rules>>;
  /** Handlers of the calls that schemas declare (`endpoints`), by entity and name. */
  handlers?: Readonly<Record<string, Readonly<Record<string, Handler>>>>;
  /** Handlers of the calls of those who have a link (`linked`), by entity and name. */
  linked?: Readonly<Record<string, Readonly<Record<string, LinkedHandler>>>>;
  /** Handlers of the calls of clients with a key (`keyed`), by entity and name. */
  keyed?: Readonly<Record<string, Readonly<Record<string, KeyedHandler>>>>;
  /** Calls that no schema declares, each with its reason. */
  calls?: readonly AreaCall[];
  /** Calls of those who have no account, and of other systems: they say themselves who may make them. */
  routes?: readonly Routes[];
  /** By entity: what people are told together with the news that records of it have changed, so that nobody has to ask for it. */
  news?: Readonly<Record<string, WithNews>>;
  jobs?: readonly Job<object, DomainJobContext>[];
  /** Templates of its mails; their texts are under `mail.` in the catalogues. */
  mails?: readonly MailTemplate[];
  /** Producers of the declared downloads that are not lists. */
  downloads?: Producers;
  /** Statements that find references to files outside fields; a file without any is deleted. */
  fileReferences?: readonly FileReference[];
}

export const defineServerArea = (area: ServerArea): ServerArea => area;
