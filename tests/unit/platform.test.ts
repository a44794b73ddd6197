/** 000 §1: the functional areas are in the permission catalogue, which controls menus, pages and calls. */
import { describe, expect, it } from 'vitest';
import { systemData } from '#schemas/kernel/fields/systemData.ts';
import { catalogue, type PermissionGroup } from '#schemas/kernel/rights/catalogue.ts';

const areas: Readonly<Record<string, readonly PermissionGroup[]>> = {
  'buildings, tenants and users': ['OFFICE_CENTRE', 'TENANT', 'UNIT', 'USER', 'USER_GROUP'],
  'access control': ['ACCESS_CONTROL', 'ACCESS_PASS', 'FR_PASS', 'DOOR', 'TIME_ZONE'],
  'visitors and contractor forms': ['VISITOR', 'BLACKLIST', 'FORM'],
  'facility and hotdesk booking': ['FACILITY', 'BOOKING', 'HOTDESK', 'ZONE'],
  'retail stores with ordering': ['RETAIL_STORE', 'OPC_MENU_GROUP', 'OPC_ITEM', 'OPC_ORDER', 'PROMO_CODE', 'MERCHANT_PORTAL'],
  'promotions, events, polls, surveys, ads and notifications': [
    'PROMOTION',
    'EVENT',
    'POLL',
    'SURVEY',
    'ADVERTISEMENT',
    'NOTIFICATION',
  ],
  'loan items, loading bays, aircon requests and season parking': [
    'LOAN_ITEM',
    'LOADING_BAY',
    'AIRCON',
    'CAR_PARK',
    'SEASON_PARKING',
  ],
  'forms, a marketplace and service requests': ['FORM', 'MARKETPLACE', 'SERVICE_REQUEST'],
};

describe('the functional areas', () => {
  it.each(Object.entries(areas))('%s can be given, listed and seen', (_, groups) => {
    for (const name of groups) {
      const { menu, functions, building } = catalogue[name];
      expect(menu).toMatch(/\S/);
      expect([...functions]).toContain('VIEW');
      expect(building.length).toBeGreaterThan(0);
    }
  });
});

it('access control covers doors, access groups, QR and HID passes, faces, PIN codes, physical and third-party cards', () => {
  for (const name of ['DOOR', 'ACCESS_CONTROL', 'ACCESS_PASS', 'FR_PASS'] as const) expect(catalogue[name]).toBeDefined();
  const codes = (category: keyof typeof systemData) => systemData[category].map(({ code }) => code);
  expect(codes('CREDENTIAL_TYPE')).toEqual(['STAFF_MOBILE_PASS', 'STAFF_QR_PASS', 'VISITOR_QR_PASS', 'PHYSICAL_CARD']);
  expect(codes('SUBSCRIPTION_HISTORY_TYPE')).toEqual(expect.arrayContaining(['HID_PASS', 'QR_PASS', 'FR_PASS']));
  expect(codes('PIN_REMOVAL_REASON').length).toBeGreaterThan(0);
  expect(codes('THIRD_PARTY_CARD_TYPE')).toEqual(['PHYSICAL_CARD', 'MOBILE_PASS']);
});
