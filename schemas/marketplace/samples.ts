/** Typical posts of a marketplace, and reasons for the blacklist. Prices in minor units. */
import { defineSample } from '../kernel/entity/sample.ts';
import { marketplaceBlacklist } from './marketplaceBlacklist.ts';
import { marketplacePost } from './marketplacePost.ts';

export const marketplacePostSample = defineSample(marketplacePost, [
  {
    title: 'Six meeting chairs',
    postCategory: 'FURNITURE',
    itemCondition: 'GOOD',
    price: 24_000,
    description: 'Black mesh, two years old. To be fetched from level 12 by Friday.',
  },
  {
    title: '27-inch monitor with arm',
    postCategory: 'ELECTRONICS',
    itemCondition: 'LIKE_NEW',
    price: 18_000,
    description: 'Bought for a project that has ended. With box and cables.',
  },
  {
    title: '免費贈送文件夾（約一百個）',
    postCategory: 'OFFICE_SUPPLIES',
    itemCondition: 'FAIR',
    description: '請自行到五樓領取。',
  },
  {
    title: 'Two tickets for the harbour concert',
    postCategory: 'TICKETS',
    itemCondition: 'NEW',
    price: 9_000,
    description: 'Row 12. We cannot go that evening.',
  },
  {
    title: '办公桌，可升降',
    postCategory: 'FURNITURE',
    itemCondition: 'LIKE_NEW',
    price: 45_000,
    description: '电动升降，桌面 140 厘米。',
  },
]);

export const marketplaceBlacklistSample = defineSample(marketplaceBlacklist, [
  { types: ['VISIT'], blacklistReason: 'Climbed over the gate of the loading bay, twice.' },
  { types: ['VISIT'], blacklistReason: 'Threatened a buyer at the loading bay.' },
]);
