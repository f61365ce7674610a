import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

/** Decodes the QR code on screen as a camera would. */
export async function readQr(code: Locator): Promise<string> {
  const png = await code.screenshot();
  const tab = await code.page().context().newPage();
  try {
    const image = await tab.evaluate(
      async (bytes) => {
        const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.drawImage(bitmap, 0, 0);
        const { width, height, data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        return { width, height, data: [...data] };
      },
      [...png],
    );
    return decodeQR({ ...image, data: Uint8ClampedArray.from(image.data) });
  } finally {
    await tab.close();
  }
}
