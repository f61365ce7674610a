import { describe, expect, it } from 'vitest';
import { reduceScanner } from './scanner-reducer.ts';
import type { ScannerEvent, ScannerState, ScannerStatus } from './scanner-state.ts';
import { initialScanner } from './scanner-state.ts';

const notPayment = { kind: 'not-payment' } as const;
const statuses = [
  'not-started',
  'scanning',
  'paused',
  'insecure',
  'no-permission',
  'no-camera',
  'failed',
  'closed',
] as const satisfies readonly ScannerStatus[];

function from(status: ScannerStatus, rest: Partial<ScannerState> = {}): ScannerState {
  return { ...initialScanner({ isSecureContext: true }), status, ...rest };
}

/** Where each event leads; from every status that is not named it leads nowhere. */
const arrows: readonly (readonly [ScannerEvent, Partial<Record<ScannerStatus, ScannerStatus>>])[] =
  [
    [{ type: 'started' }, { 'not-started': 'scanning' }],
    [{ type: 'camera-failed', failure: 'no-permission' }, { 'not-started': 'no-permission' }],
    [{ type: 'camera-failed', failure: 'no-camera' }, { 'not-started': 'no-camera' }],
    [{ type: 'camera-failed', failure: 'failed' }, { 'not-started': 'failed' }],
    [{ type: 'paused' }, { 'not-started': 'paused', scanning: 'paused' }],
    [
      { type: 'restarted' },
      {
        paused: 'not-started',
        'no-permission': 'not-started',
        'no-camera': 'not-started',
        failed: 'not-started',
      },
    ],
    [{ type: 'picture-given' }, {}],
    [{ type: 'picture-read' }, {}],
    [{ type: 'refused', notice: notPayment }, {}],
    [
      { type: 'closed' },
      {
        'not-started': 'closed',
        scanning: 'closed',
        paused: 'closed',
        insecure: 'closed',
        'no-permission': 'closed',
        'no-camera': 'closed',
        failed: 'closed',
      },
    ],
  ];

describe('reduceScanner (R-SCAN-01)', () => {
  it.each(
    arrows.flatMap(([event, leads]) =>
      statuses.map((status) => ({ event, status, to: leads[status] ?? status })),
    ),
  )('$event from $status leads to $to', ({ event, status, to }) => {
    expect(reduceScanner(from(status), event).status).toBe(to);
  });

  it('starts by asking for the camera, on a secure page', () => {
    expect(initialScanner({ isSecureContext: true }).status).toBe('not-started');
    expect(initialScanner({ isSecureContext: false }).status).toBe('insecure');
  });

  it('keeps a notice until the next picture, start or end', () => {
    const noticed = reduceScanner(from('scanning'), { type: 'refused', notice: notPayment });
    expect(noticed.notice).toEqual(notPayment);
    expect(reduceScanner(noticed, { type: 'paused' }).notice).toEqual(notPayment);
    expect(reduceScanner(noticed, { type: 'picture-given' }).notice).toBeNull();
    expect(reduceScanner(noticed, { type: 'closed' }).notice).toBeNull();
    const paused = from('paused', { notice: notPayment });
    expect(reduceScanner(paused, { type: 'restarted' }).notice).toBeNull();
  });

  it('is reading from the moment a picture is given until it is read or all is over', () => {
    const reading = reduceScanner(from('no-camera'), { type: 'picture-given' });
    expect(reading).toMatchObject({ status: 'no-camera', isReadingPicture: true });
    expect(reduceScanner(reading, { type: 'picture-read' }).isReadingPicture).toBe(false);
    expect(reduceScanner(reading, { type: 'closed' }).isReadingPicture).toBe(false);
  });

  it('takes nothing once closed', () => {
    const closed = from('closed');
    for (const [event] of arrows) expect(reduceScanner(closed, event)).toBe(closed);
  });
});
