/** Works with the product through a client of @hey-api/openapi-ts; it is compiled beside what was generated. */
import { createClient } from './sdk/client/index.ts';
import {
  getCarParks,
  getCarParksId,
  postAuthLogin,
  postAuthValidateOtp,
  postCarParks,
  putCarParksIdUpdateName,
} from './sdk/index.ts';
import type { Work } from './work.ts';

export const work: Work = async (baseUrl, { username, password }, codeInMail) => {
  let token: string | undefined;
  const client = createClient({ baseUrl, auth: () => token });
  const begun = (await postAuthLogin({ client, body: { username, password } })).data?.data;
  if (!begun?.otpRequired) throw new Error('no code is asked for');
  const body = { otp: await codeInMail(), otpUniqueId: begun.otpUniqueId };
  token = (await postAuthValidateOtp({ client, body })).data?.data.accessToken;

  const made = await postCarParks({ client, body: { code: 'CLIENT', name: 'Made' } });
  const path = { id: made.data?.data.id ?? 0 };
  const { data: read } = await getCarParksId({ client, path });
  const newName = { name: 'Changed', version: read?.data.version };
  const { data: changed } = await putCarParksIdUpdateName({ client, path, body: newName });
  const list = await getCarParks({ client, query: { code: 'CLIENT', limit: 10 } });
  const refused = await postCarParks({ client, body: { code: '', name: 'Without a code' } });
  return {
    created: made.response?.status,
    read: read?.data.name,
    changed: changed && 'name' in changed.data ? changed.data.name : undefined,
    listed: list.data?.data.items.map(({ name }) => name),
    refused: refused.error?.code,
    errors: refused.error && 'errors' in refused.error ? refused.error.errors : undefined,
  };
};
