/** 000 §7: downloads that arrive as base64. */
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bytesOf, downloadBase64, saveBase64 } from '#dataProvider/base64Download.ts';
import type { Http } from '#dataProvider/oneRecord.ts';
import { notices } from '#i18n/en/notices.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can, type Side } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { user } from '#schemas/users/user.ts';
import { base64File, type DownloadType, MAX_DOWNLOAD_BYTES } from '#server/files/base64.ts';

const saved: { name: string; type: string; size: number }[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.useFakeTimers();
  let latest: Blob | undefined;
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      latest = blob;
      return 'blob:1';
    },
    revokeObjectURL: () => {},
  });
  vi.stubGlobal('document', {
    createElement: () => ({
      download: '',
      click() {
        saved.push({ name: this.download, type: latest?.type ?? '', size: latest?.size ?? 0 });
      },
    }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('R-0285 a download as base64', () => {
  it.each<[DownloadType, string]>([
    ['xls', 'application/vnd.ms-excel'],
    ['pdf', 'application/pdf'],
    ['zip', 'application/zip'],
    ['png', 'image/png'],
  ])('%s is saved by the portal as the server made it', async (type, mimeType) => {
    const bytes = Buffer.from([0, 255, 128, 10, 13, 7]);
    const file = await base64File(
      'passes',
      type,
      type === 'zip' ? Readable.from([bytes.subarray(0, 2), bytes.subarray(2)]) : bytes,
    );
    expect(file).toEqual({ fileName: `passes.${type}`, mimeType, base64: bytes.toString('base64') });
    expect(Buffer.from(bytesOf(file.base64))).toEqual(bytes);
    expect(saveBase64(file)).toBe(true);
    expect(saved).toEqual([{ name: `passes.${type}`, type: mimeType, size: 6 }]);
  });

  it('saves nothing when it is empty, and shows the warning of the specification', async () => {
    expect(saveBase64(await base64File('passes', 'xls', null))).toBe(false);
    expect(saveBase64(await base64File('passes', 'xls', Buffer.alloc(0)))).toBe(false);
    expect(saveBase64(null)).toBe(false);
    expect(saveBase64({})).toBe(false);
    expect(saved).toEqual([]);
    expect(notices.noData).toBe('No available data.');
  });

  it('is made harmless if a browser would run it or its name contains a path', () => {
    saveBase64({ fileName: '../../a\u0007b.html', mimeType: 'text/html', base64: btoa('<script>') });
    expect(saved).toEqual([{ name: 'ab.html', type: 'application/octet-stream', size: 8 }]);
  });

  it('accepts canvas output and rejects invalid base64', () => {
    expect([...bytesOf('data:image/png;base64,AQI=')]).toEqual([1, 2]);
    expect(() => saveBase64({ fileName: 'a.png', mimeType: 'image/png', base64: '§§' })).toThrow();
  });

  it('has a maximum size', async () => {
    await expect(base64File('all', 'xls', Buffer.alloc(MAX_DOWNLOAD_BYTES + 1))).rejects.toMatchObject({
      code: 'tooLarge',
      facts: { messageKey: 'lists.download.tooBig', params: { max: 10 } },
    });
  });

  it('uses the list’s filter or the record’s key, and R-0305 warns when it is empty', async () => {
    const asked: unknown[] = [];
    const call = (async (method: string, path: string, { query }: { query?: object }) => {
      asked.push([method, path, query]);
      return { data: { fileName: 'a.pdf', mimeType: 'application/pdf', base64: path.endsWith('badge') ? 'AQI=' : '' } };
    }) as unknown as Http;
    const session = { officeCentre: { officeCentreId: 7 } } as Session;
    const downloads = { ...user.downloads, badge: { call: 'GET /{id}/badge', permission: 'USER_DOWNLOAD', as: 'pdf' } } as const;
    const order = {
      filter: { tab: 'ACTIVE', wildcardSearch: 'wei', old: 1 },
      sort: { field: 'fullName', order: 'ASC' },
    } as const;
    const entity = { ...user, downloads } as unknown as Entity;
    expect(await downloadBase64(call, entity, session, { download: 'list', ...order })).toBe(false);
    expect(await downloadBase64(call, entity, session, { download: 'badge', id: 4 })).toBe(true);
    const query = { sortProperties: 'fullName', sortDirection: 'ASC', tab: 'ACTIVE', wildcardSearch: 'wei' };
    expect(asked).toEqual([
      ['GET', '/office-centres/7/users/download-users-base64', query],
      ['GET', '/office-centres/7/users/4/badge', undefined],
    ]);
    expect(saved).toEqual([{ name: 'a.pdf', type: 'application/pdf', size: 2 }]);
  });
});

describe('R-0131 the permission of the download button', () => {
  const session = (permissions: readonly string[]) =>
    ({ permissions, addOns: [], side: 'building', roleCodes: ['LANDLORD_ADMIN'], today: '2026-11-21' }) as unknown as Session;
  it('is the permission and side of the download itself', () => {
    const of = (sides?: readonly Side[]) =>
      ({ ...user, downloads: { list: { call: 'GET /x', permission: 'USER_DOWNLOAD', as: 'xls', sides } } }) as unknown as Entity;
    expect(can(session(['USER_LIST', 'USER_DOWNLOAD']), of(), { download: 'list' })).toBe(true);
    expect(can(session(['USER_LIST']), of(), { download: 'list' })).toBe(false);
    expect(can(session(['USER_DOWNLOAD']), of(['platform']), { download: 'list' })).toBe(false);
    expect(() => can(session(['USER_DOWNLOAD']), of(), { download: 'other' })).toThrow("users has no call 'other'");
  });
});
