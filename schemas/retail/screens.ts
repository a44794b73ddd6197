import { defineScreen } from '../kernel/areas/screen.ts';

const needs = { permission: 'RETAIL_STORE_LIST', addOn: 'ORDER_PAY_COLLECT' } as const;

/** Stores (vendors) (001 §2): where people order, as cards by category, each with what it is doing now. */
export const stores = defineScreen({ name: 'stores', path: '/stores', needs, icon: 'Store', menu: { order: 25 } });

/** Shown in its place while no store takes orders (001 §2). */
export const emptyStores = defineScreen({ name: 'opc-empty', path: '/opc-empty', needs, parent: 'stores', palette: false });
