import { deepLink } from '#schemas/content/deepLink.ts';
import { featuredItem } from '#schemas/content/featuredItem.ts';
import { homepageHeader } from '#schemas/content/homepageHeader.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { inLanguages, listOf, objectOf, orNull, refTo, text, whole } from '#server/openapi/values.ts';
import { deepLinkQr, deepLinkRules } from './deepLinks.ts';
import { featuredItemRules } from './featuredItems.ts';
import { headerShown } from './header.ts';

const words = orNull(inLanguages);
const header = objectOf({
  name: words,
  message: words,
  imageFileIds: orNull(listOf(whole)),
  imageFiles: orNull(listOf(refTo('image'))),
  textColour: orNull(text),
});

export const content = defineServerArea({
  name: 'content',
  rules: { [featuredItem.name]: featuredItemRules, [deepLink.name]: deepLinkRules },
  handlers: { [homepageHeader.name]: { ...singletonHandlers(homepageHeader), shown: returning(orNull(header), headerShown) } },
  downloads: { [deepLink.name]: { qr: deepLinkQr } },
});
