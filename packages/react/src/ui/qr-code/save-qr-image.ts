import type { QrPath } from './qr-path.ts';

const sidePx = 1024;

/** Saves a drawn QR code as a PNG file, in the colours that it is drawn in. */
export function saveQrImage(drawn: SVGSVGElement, symbol: QrPath, name: string): void {
  const page = drawn.ownerDocument;
  const modules = drawn.querySelector('path');
  const canvas = page.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const context = canvas.getContext('2d');
  if (context === null || modules === null) return;
  context.fillStyle = getComputedStyle(drawn).backgroundColor;
  context.fillRect(0, 0, sidePx, sidePx);
  context.scale(sidePx / symbol.size, sidePx / symbol.size);
  context.fillStyle = getComputedStyle(modules).fill;
  context.fill(new Path2D(symbol.path));
  const link = page.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
}
