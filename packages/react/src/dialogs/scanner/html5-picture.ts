import { BaseLoggger, Html5QrcodeShim, Html5QrcodeSupportedFormats } from './html5-qrcode.ts';

/** Longer sides, of photos, are scaled down to this: a code in them stays readable, and is found sooner. */
const longestSidePx = 1_600;
/** Detectors want room around a code, which a picture of nothing else may lack. */
const quietPx = 100;

/**
 * Reads a picture with the decoder of html5-qrcode. Its own `scanFile` goes through an object URL,
 * which a strict content security policy refuses as an image.
 */
export async function readHtml5Picture(
  view: HTMLElement,
  picture: Blob,
  signal: AbortSignal,
): Promise<string | null> {
  const image = await createImageBitmap(picture);
  signal.throwIfAborted();
  const canvas = drawOnWhite(view.ownerDocument, image);
  const decoder = new Html5QrcodeShim(
    [Html5QrcodeSupportedFormats.QR_CODE],
    true,
    false,
    new BaseLoggger(false),
  );
  try {
    return (await decoder.decodeRobustlyAsync(canvas)).text;
  } catch {
    // What it rejects with says no more than that it found nothing.
    return null;
  }
}

function drawOnWhite(page: Document, image: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, longestSidePx / Math.max(image.width, image.height));
  const width = Math.round(image.width * scale);
  const height = Math.round(image.height * scale);
  const canvas = page.createElement('canvas');
  canvas.width = width + 2 * quietPx;
  canvas.height = height + 2 * quietPx;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, quietPx, quietPx, width, height);
  image.close();
  return canvas;
}
