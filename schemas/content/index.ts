import { defineArea } from '../kernel/areas/area.ts';
import { article } from './article.ts';
import { deepLink } from './deepLink.ts';
import { featuredItem } from './featuredItem.ts';
import { homepageHeader } from './homepageHeader.ts';
import { qrTemplate } from './qrTemplate.ts';

export const area = defineArea({
  name: 'content',
  // In menu order.
  entities: [featuredItem, homepageHeader, article, deepLink],
  screens: [qrTemplate],
});
export const { entities } = area;
