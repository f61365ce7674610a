import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../i18n/create-translate.ts';
import { settle } from '../../testing/index.ts';
import { createScannerFlow } from './scanner-flow.ts';
import type { CameraRequest, ScannerOptions } from './scanner-options.ts';
import { scannerNotice, scannerStatusText } from './scanner-selectors.ts';

const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const other = 'ethereum:0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const privateKey = '5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9';
const picture = new Blob(['picture']);
const t = createTranslate();

/** A camera that notes when it was on, and whether two ever were. */
function fakeCamera() {
  const requests: CameraRequest[] = [];
  const log: string[] = [];
  const startCamera = async (request: CameraRequest) => {
    requests.push(request);
    log.push('start');
    return () => void log.push('stop');
  };
  return { requests, log, startCamera, show: (text: string) => requests.at(-1)?.onText(text) };
}

function begin(options: Partial<ScannerOptions> = {}) {
  const camera = fakeCamera();
  const errors: unknown[] = [];
  const flow = createScannerFlow({
    wanted: [{ network: 'BTC' }],
    isSecureContext: true,
    startCamera: camera.startCamera,
    readPicture: async () => null,
    onError: (cause) => errors.push(cause),
    ...options,
  });
  const noticeText = () => {
    const { notice } = flow.getState();
    return notice && scannerNotice(notice, t);
  };
  return { flow, actions: flow.actions, state: flow.getState, camera, errors, noticeText };
}

describe('createScannerFlow', () => {
  it('asks for the rear camera at 10 frames per second and a square of 250 (R-CONST-05)', async () => {
    const { camera, state } = begin();
    expect(state().status).toBe('not-started');
    await settle();
    expect(state().status).toBe('scanning');
    expect(camera.requests).toMatchObject([{ framesPerSecond: 10, facingMode: 'environment' }]);
    expect(camera.requests[0]?.box({ width: 800, height: 600 })).toBe(250);
  });

  it('ends with the first code that can be paid, and stops the camera (R-SEND-03)', async () => {
    const { flow, camera, state } = begin();
    await settle();
    camera.show(` bitcoin:${address}?amount=0.5 `);
    camera.show(address);
    await settle();
    expect(state().status).toBe('closed');
    expect(camera.log).toEqual(['start', 'stop']);
    await expect(flow.result).resolves.toMatchObject({
      status: 'scanned',
      text: `bitcoin:${address}?amount=0.5`,
      recipients: [{ network: 'BTC', address, amount: '0.5' }],
    });
  });

  it('names the network of a code for another one, and goes on (R-SCAN-03)', async () => {
    const { camera, state, noticeText } = begin();
    await settle();
    camera.show(other);
    expect(state()).toMatchObject({
      status: 'scanning',
      notice: { kind: 'wrong-network', network: 'ETH' },
    });
    expect(noticeText()).toBe('This code is for Ethereum. Scan another one.');
    camera.show('P-4711');
    expect(noticeText()).toBe("That QR code isn't an address.");
    camera.show('https://example.com');
    expect(noticeText()).toBe('This is not a payment request.');
    camera.show(address);
    expect(state().status).toBe('closed');
  });

  it('validates a code that stays in front of the camera once', async () => {
    const { flow, camera } = begin();
    await settle();
    let changes = 0;
    flow.subscribe(() => {
      changes += 1;
    });
    for (let frame = 0; frame < 10; frame += 1) camera.show(other);
    expect(changes).toBe(1);
  });

  it('shows nothing of what it refuses: it may be a private key', async () => {
    const { flow, camera } = begin({ readPicture: async () => privateKey });
    const states: string[] = [];
    flow.subscribe(() => states.push(JSON.stringify(flow.getState())));
    await settle();
    camera.show(privateKey);
    await flow.actions.readPicture(picture);
    flow.actions.readText(privateKey);
    expect(states.length).toBeGreaterThan(3);
    expect(states.join()).not.toContain(privateKey);
  });

  it.each([
    ['NotAllowedError', 'no-permission', /Allow camera access/],
    ['NotFoundError', 'no-camera', /^No camera was found\./],
    ['NotReadableError', 'failed', /couldn't start the camera/],
  ] as const)('tells %s, and tries again when asked (R-SCAN-02)', async (name, status, text) => {
    const cause = new DOMException('', name);
    const camera = fakeCamera();
    let isBroken = true;
    const { state, actions, errors } = begin({
      startCamera: (request) => (isBroken ? Promise.reject(cause) : camera.startCamera(request)),
    });
    await settle();
    expect(state().status).toBe(status);
    expect(t(scannerStatusText(state().status) ?? 'scanner.title')).toMatch(text);
    expect(errors).toEqual([cause]);
    isBroken = false;
    actions.resume();
    expect(state().status).toBe(status);
    actions.retry();
    expect(state().status).toBe('not-started');
    await settle();
    expect(state().status).toBe('scanning');
  });

  it('asks for no camera on an insecure page, but reads pictures and pasted text (R-SCAN-02)', async () => {
    const { flow, camera, state, actions } = begin({ isSecureContext: false });
    actions.retry();
    actions.pause();
    await settle();
    expect(state().status).toBe('insecure');
    expect(camera.log).toEqual([]);
    actions.readText(` ${address}`);
    await expect(flow.result).resolves.toMatchObject({ status: 'scanned', text: address });
  });

  it('passes on the failure of a camera that does not stop (R-NOTE-11)', async () => {
    const cause = new Error('stuck');
    const { actions, errors } = begin({
      startCamera: async () => () => {
        throw cause;
      },
    });
    await settle();
    actions.close();
    await settle();
    expect(errors).toEqual([cause]);
  });

  it('stops while the page is hidden, and starts again when it is shown (R-SCAN-03)', async () => {
    const { camera, state, actions } = begin();
    await settle();
    actions.pause();
    actions.pause();
    await settle();
    expect(state().status).toBe('paused');
    camera.show(address);
    expect(state().status).toBe('paused');
    actions.resume();
    await settle();
    expect(state().status).toBe('scanning');
    expect(camera.log).toEqual(['start', 'stop', 'start']);
  });

  it('never runs two cameras, however fast it is paused and resumed', async () => {
    const { camera, state, actions } = begin();
    await settle();
    for (let round = 0; round < 3; round += 1) {
      actions.pause();
      actions.resume();
    }
    await settle();
    expect(state().status).toBe('scanning');
    expect(camera.log).toEqual(['start', 'stop', 'start']);
  });

  it('reads an uploaded picture in place of the camera', async () => {
    const { flow, actions, state } = begin({ readPicture: async () => address });
    const read = actions.readPicture(picture);
    expect(state().isReadingPicture).toBe(true);
    await read;
    await expect(flow.result).resolves.toMatchObject({ status: 'scanned', text: address });
  });

  it('says that a picture has no code, or is none, and goes on', async () => {
    const cause = new Error('no picture');
    const answers = [() => Promise.resolve(null), () => Promise.reject(cause)];
    const { actions, state, noticeText, errors } = begin({
      readPicture: () => answers.shift()?.() ?? Promise.resolve(null),
    });
    await settle();
    await actions.readPicture(picture);
    expect(noticeText()).toBe('No QR code found in this image.');
    await actions.readPicture(picture);
    expect(noticeText()).toBe("We couldn't read this image.");
    expect(errors).toEqual([cause]);
    expect(state()).toMatchObject({ status: 'scanning', isReadingPicture: false });
  });

  it('forgets an earlier picture when another is given', async () => {
    const finish: ((text: string | null) => void)[] = [];
    const { actions, state } = begin({
      readPicture: () => new Promise((resolve) => finish.push(resolve)),
    });
    const first = actions.readPicture(picture);
    const second = actions.readPicture(picture);
    finish[0]?.(address);
    await first;
    expect(state()).toMatchObject({ status: 'scanning', isReadingPicture: true });
    finish[1]?.(null);
    await second;
    expect(state()).toMatchObject({ isReadingPicture: false, notice: { kind: 'no-code' } });
  });

  it('is dismissed once by the backdrop (R-SEND-03)', async () => {
    const { flow, camera, state, actions } = begin();
    await settle();
    actions.close();
    actions.readText(address);
    actions.retry();
    await actions.readPicture(picture);
    await settle();
    expect(state().status).toBe('closed');
    expect(camera.log).toEqual(['start', 'stop']);
    await expect(flow.result).resolves.toEqual({ status: 'dismissed' });
  });

  it('stops a camera that starts only after dispose, and takes nothing from it', async () => {
    const camera = fakeCamera();
    let allow: () => void = () => undefined;
    const allowed = new Promise<void>((resolve) => {
      allow = resolve;
    });
    const { flow, state } = begin({
      startCamera: async (request) => {
        await allowed;
        return camera.startCamera(request);
      },
    });
    await settle();
    flow.dispose();
    allow();
    await settle();
    camera.show(address);
    expect(camera.log).toEqual(['start', 'stop']);
    expect(state()).toEqual({ status: 'closed', isReadingPicture: false, notice: null });
    await expect(flow.result).resolves.toEqual({ status: 'dismissed' });
  });

  it('says nothing of a camera or a picture that fails after dispose', async () => {
    const { flow, errors, actions } = begin({
      startCamera: () => Promise.reject(new DOMException('', 'AbortError')),
      readPicture: () => Promise.reject(new Error('gone')),
    });
    const read = actions.readPicture(picture);
    flow.dispose();
    await read;
    await settle();
    expect(errors).toEqual([]);
  });
});

describe('scannerStatusText', () => {
  it('has a sentence for every state but closed', () => {
    expect(scannerStatusText('insecure')).toBe('scanner.insecure');
    expect(scannerStatusText('paused')).toBe('scanner.paused');
    expect(scannerStatusText('not-started')).toBe('scanner.starting');
    expect(scannerStatusText('scanning')).toBe('scanner.scanning');
    expect(scannerStatusText('closed')).toBeNull();
  });
});
