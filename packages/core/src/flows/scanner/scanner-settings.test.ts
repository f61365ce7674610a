import { describe, expect, it } from 'vitest';
import { cameraFailure } from './camera-failure.ts';
import { scannerBox, scannerSettings } from './scanner-settings.ts';

describe('scannerSettings', () => {
  it('are 10 frames per second, a square of 250, at least 50 (R-CONST-05)', () => {
    expect(scannerSettings).toEqual({
      framesPerSecond: 10,
      boxPixels: 250,
      minimumBoxPixels: 50,
      facingMode: 'environment',
    });
  });
});

describe('scannerBox (R-SCAN-01)', () => {
  it.each([
    [1280, 720, 250],
    [358, 2000, 250],
    [357, 2000, 249],
    [2000, 200, 140],
    [72, 72, 50],
    [40, 40, 50],
  ])('a view of %i by %i has a square of %i', (width, height, box) => {
    expect(scannerBox({ width, height })).toBe(box);
  });
});

describe('cameraFailure (R-SCAN-02)', () => {
  it.each([
    [new DOMException('Permission denied', 'NotAllowedError'), 'no-permission'],
    [new DOMException('', 'SecurityError'), 'no-permission'],
    ['Error getting userMedia, error = NotAllowedError: Permission denied', 'no-permission'],
    [new DOMException('Requested device not found', 'NotFoundError'), 'no-camera'],
    [new DOMException('', 'OverconstrainedError'), 'no-camera'],
    [new DOMException('Device in use', 'NotReadableError'), 'failed'],
    [undefined, 'failed'],
  ])('%s is %s', (cause, failure) => {
    expect(cameraFailure(cause)).toBe(failure);
  });
});
