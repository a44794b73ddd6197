/**
 * A directory that speaks SCIM 2.0 by a library that nobody here wrote (scimmy): it builds what is sent, and reads what is answered
 * against its own schemas of RFC 7643. Only the transport is ours.
 */
import { Messages, Schemas, Types } from 'scimmy';

type User = InstanceType<typeof Schemas.User>;
type Operation = { op: 'add' | 'remove' | 'replace'; path?: string; value?: unknown };
export interface ScimClient {
  create(facts: object): Promise<User>;
  read(id: string): Promise<User>;
  replace(id: string, facts: object): Promise<User>;
  change(id: string, ...operations: Operation[]): Promise<User>;
  /** Those of whom an attribute equals the value. */
  find(attribute: string, value: string): Promise<User[]>;
  remove(id: string): Promise<void>;
  /** What the service says of itself, as the library understands it. */
  describe(): Promise<{ config: InstanceType<typeof Schemas.ServiceProviderConfig>; types: string[] }>;
}

/** @param address of the service, with its port. Every method throws the library's own error where the service refuses. */
export function scimClient(address: string, token: string): ScimClient {
  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const reply = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, accept: 'application/scim+json', 'content-type': 'application/scim+json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    if (!reply.headers.get('content-type')?.startsWith('application/scim+json') && text) throw new Error('the answer is no SCIM');
    const answer: unknown = text ? JSON.parse(text) : undefined;
    // The constructor throws what the answer says.
    if (!reply.ok) throw new Messages.ErrorResponse(answer as ConstructorParameters<typeof Messages.ErrorResponse>[0]);
    return answer;
  }
  const sent = (facts: object) => new Schemas.User({ schemas: [Schemas.User.id], ...facts }, 'in');
  const read = (answer: unknown) => new Schemas.User(answer, 'out');
  const user = async (method: string, path: string, body?: object) => read(await send(method, path, body));
  return {
    create: (facts) => user('POST', '/Users', sent(facts)),
    read: (id) => user('GET', `/Users/${id}`),
    replace: (id, facts) => user('PUT', `/Users/${id}`, sent(facts)),
    change: (id, ...operations) =>
      user('PATCH', `/Users/${id}`, new Messages.PatchOp({ schemas: [Messages.PatchOp.id], Operations: operations as never })),
    find: async (attribute, value) => {
      const { expression } = new Types.Filter([{ [attribute]: ['eq', value] }]) as unknown as { expression: string };
      const answer = await send('GET', `/Users?filter=${encodeURIComponent(expression)}`);
      const { Resources } = new Messages.ListResponse(answer as never);
      return (Resources as unknown[]).map(read);
    },
    remove: async (id) => void (await send('DELETE', `/Users/${id}`)),
    describe: async () => {
      const config = new Schemas.ServiceProviderConfig(await send('GET', '/ServiceProviderConfig'));
      const { Resources } = new Messages.ListResponse((await send('GET', '/ResourceTypes')) as never);
      return { config, types: (Resources as { endpoint: string }[]).map(({ endpoint }) => endpoint) };
    },
  };
}
