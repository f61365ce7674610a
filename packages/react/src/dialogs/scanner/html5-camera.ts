import type { CameraRequest, StopCamera } from '@billfold/core/flows';
import { addCameraHost, type CameraHost } from './camera-host.ts';
import { Html5Qrcode, Html5QrcodeSupportedFormats } from './html5-qrcode.ts';

/** Shows the camera by html5-qrcode, which reads it through the browser's own detector if there is one. */
export async function startHtml5Camera(
  view: HTMLElement,
  { framesPerSecond, box, facingMode, onText }: CameraRequest,
): Promise<StopCamera> {
  if (!hasCameras(view)) throw new DOMException('This browser has no cameras.', 'NotFoundError');
  const host = addCameraHost(view);
  try {
    const engine = new Html5Qrcode(host.id, {
      formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
      useBarCodeDetectorIfSupported: true,
      verbose: false,
    });
    const qrbox = (width: number, height: number) => {
      const side = box({ width, height });
      return { width: side, height: side };
    };
    // A frame without a code is told as an error too.
    const ignore = () => undefined;
    await engine.start({ facingMode }, { fps: framesPerSecond, qrbox }, onText, ignore);
    return () => stop(engine, host);
  } catch (cause) {
    host.remove();
    throw cause;
  }
}

async function stop(engine: Html5Qrcode, host: CameraHost): Promise<void> {
  try {
    await engine.stop();
  } catch (cause) {
    // Before the first picture it turns the camera off, and then misses its canvas.
    if (host.element.querySelector('video') !== null) throw cause;
  } finally {
    host.remove();
  }
}

/** Absent where cameras are not supported, and on insecure pages. */
function hasCameras(view: HTMLElement): boolean {
  const navigator = view.ownerDocument.defaultView?.navigator;
  return (
    navigator !== undefined && 'mediaDevices' in navigator && navigator.mediaDevices !== undefined
  );
}
