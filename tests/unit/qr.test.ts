import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cameraProblem, SCANNER, scanBox } from '#src/kit/camera/scannerFacts.ts';
import { downloadQrCodes, QR_PAUSE_MS } from '#src/kit/qr/downloadQr.ts';
import { qrImage } from '#src/kit/qr/qrImage.ts';

describe('downloading QR codes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const codes = ['Lobby', '../Gym.exe', 'Pool'].map((name) => ({ name, text: name }));
  const run = (signal?: AbortSignal) => {
    const saved: string[] = [];
    const told: number[] = [];
    const finished = downloadQrCodes(codes, {
      draw: async (text) => `data:image/png;base64,${btoa(text)}`,
      save: (file) => Boolean(saved.push(file?.fileName ?? '')),
      onProgress: (done) => told.push(done),
      signal,
    });
    return { saved, told, finished };
  };

  it('R-0167 waits 500 ms per image', async () => {
    expect(QR_PAUSE_MS).toBe(500);
    const { saved, told, finished } = run();
    await vi.advanceTimersByTimeAsync(499);
    expect(saved).toEqual(['Lobby.png']);
    await vi.advanceTimersByTimeAsync(1);
    expect(saved).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(told).toEqual([1, 2, 3]);
    let ended = false;
    void finished.then(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(499);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await finished).toBe(3);
    expect(saved[1]).toBe('-Gym-exe.png');
  });

  it('stops on request without waiting', async () => {
    const stop = new AbortController();
    const { saved, finished } = run(stop.signal);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    expect(await finished).toBe(1);
    expect(saved).toEqual(['Lobby.png']);
  });
});

it('a QR code is a PNG', async () => {
  expect(await qrImage('atrium', 100)).toMatch(/^data:image\/png;base64,iVBOR/);
});

describe('the QR scanner', () => {
  it('R-0153 R-0154 R-0155 uses the rear camera, scans 10 times a second in a square of 250', () => {
    expect(SCANNER).toEqual({ facingMode: 'environment', framesPerSecond: 10, box: 250 });
    expect(scanBox(640, 480)).toEqual({ width: 250, height: 250 });
    expect(scanBox(640, 251)).toEqual({ width: 250, height: 250 });
  });
  it('scans a smaller square if a phone has no room for it', () => {
    expect(scanBox(240, 320)).toEqual({ width: 192, height: 192 });
    expect(scanBox(10, 10)).toEqual({ width: 50, height: 50 });
  });
  it.each([
    [new DOMException('Permission denied', 'NotAllowedError'), true, 'refused'],
    ['Error getting userMedia, error = NotAllowedError: Permission denied', true, 'refused'],
    [new DOMException('', 'NotFoundError'), true, 'none'],
    [new DOMException('', 'OverconstrainedError'), true, 'none'],
    [new DOMException('Could not start video source', 'NotReadableError'), true, 'busy'],
    [new Error('whatever'), true, 'failed'],
    [new TypeError('x is undefined'), false, 'insecure'],
  ] as const)('says why there is no camera: %s', (error, isSecure, problem) => {
    expect(cameraProblem(error, isSecure)).toBe(problem);
  });
});
