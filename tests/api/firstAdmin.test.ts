/** How the first person gets access to a new installation. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { makeProduct } from '#server/product.ts';
import { addFirstAdmin } from '#server/seed/firstAdmin.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { clientOf, testConfig } from './harness.ts';

const config = { ...testConfig(), publicUrl: 'https://atrium.example' };
const PASSWORD = 'Towering-Atrium-2026';
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('the first super admin', () => {
  const add = (email: string) => addFirstAdmin(database.db, config, { email, fullName: 'Ada Lee' });

  it('is created once, even by many simultaneous calls, and chooses a password through the link', async () => {
    await expect(add('no address')).rejects.toThrow("'no address' is no e-mail address.");
    const made = await Promise.allSettled([add('Ada@Example.com'), add('bob@example.com'), add('cy@example.com')]);
    const links = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.link] : []));
    expect(links).toHaveLength(1);
    const refused = made.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toHaveLength(2);
    for (const sentence of refused) expect(sentence).toContain('There is a super admin already');

    const [person] = await database.db.text<{ username: string }>('select username from users');
    const app = await buildApp({ db: database.db, config });
    await prepareJobs(database.db, makeProduct().jobs);
    const nobody = clientOf(app);
    const login = () => nobody.post<{ otpRequired: boolean }>('/auth/login', { username: person?.username, password: PASSWORD });
    expect((await login()).status).toBe(401);
    const token = new URL(links[0] as string).searchParams.get('token');
    expect(new URL(links[0] as string).origin).toBe('https://atrium.example');
    expect(await nobody.post('/auth/update-password', { token, password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await login()).toMatchObject({ status: 200, data: { otpRequired: true } });
    await app.close();
  });
});
