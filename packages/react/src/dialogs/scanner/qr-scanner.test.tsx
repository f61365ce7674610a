import type { CameraRequest } from '@billfold/core/flows';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { Button } from '../../ui/button/button.tsx';
import { preloadQrScanner, QrScanner, type QrScannerProps } from './qr-scanner.tsx';
import type { ScannerEngine } from './scanner-engine.ts';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const picture = new File(['picture'], 'code.png', { type: 'image/png' });

/** A camera that the test holds codes in front of. */
function createEngine(own: Partial<ScannerEngine> = {}) {
  const requests: CameraRequest[] = [];
  const stop = vi.fn();
  const engine: ScannerEngine = {
    startCamera: async (view, request) => {
      view.append(view.ownerDocument.createElement('video'));
      requests.push(request);
      return () => {
        stop();
        view.replaceChildren();
      };
    },
    readPicture: async () => address,
    ...own,
  };
  return { engine, stop, requests, show: (text: string) => requests.at(-1)?.onText(text) };
}

async function start(props: Partial<QrScannerProps> = {}, options: RenderOptions = {}) {
  await preloadQrScanner();
  const camera = createEngine();
  const onScan = vi.fn();
  const drawn = await renderInSandbox(
    <QrScanner
      defaultOpen
      wanted={[{ network: 'BTC' }]}
      onScan={onScan}
      loadEngine={async () => camera.engine}
      {...props}
    />,
    options,
  );
  const press = async (name: string) => {
    await drawn.user.click(screen.getByRole('button', { name }));
    await drawn.advance(0);
  };
  const show = async (text: string) => {
    camera.show(text);
    await drawn.advance(0);
  };
  const upload = async (file: File) => {
    await drawn.user.upload(screen.getByLabelText('Upload an image', { selector: 'input' }), file);
    await drawn.advance(0);
  };
  return { ...drawn, ...camera, onScan, press, show, upload };
}

const scanner = () => screen.queryByRole('dialog', { name: 'Scan a QR code' });

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});

describe('QrScanner (R-SEND-03, R-SCAN-01 to R-SCAN-03)', () => {
  it('asks for the rear camera, 10 frames per second and a box of 250 px', async () => {
    const { requests } = await start();
    expect(screen.getByText('Hold the code inside the square.')).toBeVisible();
    expect(requests).toEqual([
      expect.objectContaining({ framesPerSecond: 10, facingMode: 'environment' }),
    ]);
    expect(requests[0]?.box({ width: 1280, height: 720 })).toBe(250);
    expect(requests[0]?.box({ width: 60, height: 300 })).toBe(50);
  });

  it('tells what was scanned, closes and turns the camera off', async () => {
    const { show, onScan, stop, events } = await start();
    await show(`bitcoin:${address}?amount=0.5`);
    expect(onScan).toHaveBeenCalledExactlyOnceWith(`bitcoin:${address}?amount=0.5`, [
      expect.objectContaining({ network: 'BTC', address }),
    ]);
    expect(scanner()).not.toBeInTheDocument();
    expect(stop).toHaveBeenCalledOnce();
    expect(events.at(-1)).toEqual({
      type: 'dialog-closed',
      dialog: 'scanner',
      reason: 'completed',
    });
  });

  it.each([
    ['ethereum:0x9858EfFD232B4033E47d90003D41EC34EcaEda94', /^This code is for Ethereum\./],
    ['Hello', "That QR code isn't an address."],
  ])('refuses %s, and goes on', async (text, sentence) => {
    const { show, onScan, stop } = await start();
    await show(text);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(stop).not.toHaveBeenCalled();
    await show(address);
    expect(onScan).toHaveBeenCalledOnce();
  });

  it.each([
    ['Escape', async ({ user }: Awaited<ReturnType<typeof start>>) => user.keyboard('{Escape}')],
    ['Close', async ({ press }: Awaited<ReturnType<typeof start>>) => press('Close')],
    [
      'a press beside what stands on it',
      async () => {
        fireEvent.pointerDown(screen.getByRole('dialog'));
        fireEvent.click(screen.getByRole('dialog'));
      },
    ],
  ])('closes by %s, and turns the camera off', async (_, close) => {
    const journey = await start();
    await close(journey);
    await journey.advance(0);
    expect(scanner()).not.toBeInTheDocument();
    expect(journey.stop).toHaveBeenCalledOnce();
    expect(journey.onScan).not.toHaveBeenCalled();
  });

  it('turns the camera off when it is taken away, also one that is only starting', async () => {
    const stop = vi.fn();
    let arrive: () => void = () => undefined;
    const { engine } = createEngine({
      startCamera: () =>
        new Promise((resolve) => {
          arrive = () => resolve(stop);
        }),
    });
    const { unmount, advance } = await start({ loadEngine: async () => engine });
    expect(screen.getByText('Waiting for the camera')).toBeVisible();
    unmount();
    arrive();
    await advance(0);
    expect(stop).toHaveBeenCalledOnce();
  });

  it('turns the camera off while the page is hidden', async () => {
    const { stop, requests, advance } = await start();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await advance(0);
    expect(stop).toHaveBeenCalledOnce();
    expect(screen.getByText('The camera is paused.')).toBeVisible();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await advance(0);
    expect(requests).toHaveLength(2);
    expect(screen.getByText('Hold the code inside the square.')).toBeVisible();
  });

  it('opens by its trigger, and gives the focus back', async () => {
    const { press, show } = await start({ defaultOpen: false, trigger: <Button>Scan</Button> });
    expect(scanner()).not.toBeInTheDocument();
    await press('Scan');
    expect(scanner()).toBeVisible();
    await show(address);
    expect(screen.getByRole('button', { name: 'Scan' })).toHaveFocus();
  });
});

describe('QrScanner without a camera', () => {
  it.each([
    ['Error getting userMedia, error = NotAllowedError: Permission denied', /Allow camera access/],
    ['NotFoundError', /^No camera was found/],
    ['NotReadableError', /^We couldn't start the camera/],
  ])('says of %s what to do, tells the caller, and tries again', async (cause, sentence) => {
    const onError = vi.fn();
    let isBroken = true;
    const { engine } = createEngine({
      startCamera: async () => {
        if (isBroken) throw cause;
        return () => undefined;
      },
    });
    const { press } = await start({ onError, loadEngine: async () => engine });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(cause);
    isBroken = false;
    await press('Retry');
    expect(screen.getByText('Hold the code inside the square.')).toBeVisible();
  });

  it('asks for none on a page that is not secure', async () => {
    vi.stubGlobal('isSecureContext', false);
    const { requests } = await start();
    expect(screen.getByText(/^The camera works on secure pages/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('says so when the library cannot be loaded, and loads it again', async () => {
    const onError = vi.fn();
    const { engine } = createEngine();
    let isOffline = true;
    const loadEngine = async () => {
      if (isOffline) throw new Error('offline');
      return engine;
    };
    const { press } = await start({ onError, loadEngine });
    expect(screen.getByText(/^We couldn't start the camera/)).toBeVisible();
    expect(onError).toHaveBeenCalledOnce();
    isOffline = false;
    await press('Retry');
    expect(screen.getByText('Hold the code inside the square.')).toBeVisible();
  });

  it('reads an image in its place', async () => {
    const { upload, onScan } = await start();
    await upload(picture);
    expect(onScan).toHaveBeenCalledExactlyOnceWith(address, [expect.anything()]);
    expect(scanner()).not.toBeInTheDocument();
  });

  it.each([
    ['without a code', async () => null, 'No QR code found in this image.'],
    [
      'that is none',
      async () => Promise.reject(new Error('no picture')),
      "We couldn't read this image.",
    ],
  ])('says of an image %s so', async (_, readPicture, sentence) => {
    const { engine } = createEngine({ readPicture });
    const { upload } = await start({ loadEngine: async () => engine });
    await upload(picture);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('takes what was copied elsewhere', async () => {
    const { onScan, press } = await start();
    await navigator.clipboard.writeText(` ${address} `);
    await press('Paste');
    expect(onScan).toHaveBeenCalledExactlyOnceWith(address, [expect.anything()]);
  });
});
