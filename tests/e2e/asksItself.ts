/** Pages that bring nothing along, as for somebody who comes from a mail: then the portal asks, and a test can listen or answer. */
import type { Page } from '@playwright/test';

const BROUGHT = /<script type="application\/json" id="page-start">.*?<\/script>/s;

/** From the next page on. */
export const asksItself = (page: Page): Promise<unknown> =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(BROUGHT, '') });
  });
