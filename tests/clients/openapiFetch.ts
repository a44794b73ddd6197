/** Works with the product through a client of openapi-typescript and openapi-fetch; it is compiled beside what was generated. */
import createClient from 'openapi-fetch';
import type { paths } from './openapi.ts';
import type { Work } from './work.ts';

export const work: Work = async (baseUrl, { username, password }, codeInMail) => {
  const nobody = createClient<paths>({ baseUrl });
  const begun = (await nobody.POST('/api/auth/login', { body: { username, password } })).data?.data;
  if (!begun?.otpRequired) throw new Error('no code is asked for');
  const body = { otp: await codeInMail(), otpUniqueId: begun.otpUniqueId };
  const token = (await nobody.POST('/api/auth/validate-otp', { body })).data?.data.accessToken;
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });

  const made = await client.POST('/api/car-parks', { body: { code: 'CLIENT', name: 'Made' } });
  const path = { id: made.data?.data.id ?? 0 };
  const { data: read } = await client.GET('/api/car-parks/{id}', { params: { path } });
  const newName = { name: 'Changed', version: read?.data.version };
  const { data: changed } = await client.PUT('/api/car-parks/{id}/update-name', { params: { path }, body: newName });
  const list = await client.GET('/api/car-parks', { params: { query: { code: 'CLIENT', limit: 10 } } });
  const refused = await client.POST('/api/car-parks', { body: { code: '', name: 'Without a code' } });
  return {
    created: made.response.status,
    read: read?.data.name,
    changed: changed && 'name' in changed.data ? changed.data.name : undefined,
    listed: list.data?.data.items.map(({ name }) => name),
    refused: refused.error?.code,
    errors: refused.error && 'errors' in refused.error ? refused.error.errors : undefined,
  };
};
