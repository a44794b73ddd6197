import { marketplaceBlacklist } from '#schemas/marketplace/marketplaceBlacklist.ts';
import { marketplacePost } from '#schemas/marketplace/marketplacePost.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { blacklistRules } from './blacklist.ts';
import { postRules } from './posts.ts';

export const marketplace = defineServerArea({
  name: 'marketplace',
  rules: { [marketplacePost.name]: postRules, [marketplaceBlacklist.name]: blacklistRules },
});
