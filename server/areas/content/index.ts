import { deepLink } from '#schemas/content/deepLink.ts';
import { featuredItem } from '#schemas/content/featuredItem.ts';
import { homepageHeader } from '#schemas/content/homepageHeader.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { any } from '#server/openapi/values.ts';
import { deepLinkQr, deepLinkRules } from './deepLinks.ts';
import { featuredItemRules } from './featuredItems.ts';
import { headerShown } from './header.ts';

export const content = defineServerArea({
  name: 'content',
  rules: { [featuredItem.name]: featuredItemRules, [deepLink.name]: deepLinkRules },
  handlers: { [homepageHeader.name]: { ...singletonHandlers(homepageHeader), shown: returning(any, headerShown) } },
  downloads: { [deepLink.name]: { qr: deepLinkQr } },
});
