import { qrPath } from '../ui/qr-code/qr-path.ts';

/** A canvas with the QR code of `text` in the middle of it, as a camera would see it. */
export function drawQrPicture(text: string): HTMLCanvasElement {
  const { path, size } = qrPath(text);
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const scale = 200 / size;
  context.setTransform(scale, 0, 0, scale, 220, 140);
  context.fillStyle = 'black';
  context.fill(new Path2D(path));
  return canvas;
}

/** Returns the picture as a file to upload. */
export async function createQrFile(text: string): Promise<File> {
  const canvas = drawQrPicture(text);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(blob ? [blob] : [], 'code.png', { type: 'image/png' });
}

/** Puts a camera that sees `text` in place of the browser's, until it is taken away again. */
export function showToCamera(text: string): () => void {
  const canvas = drawQrPicture(text);
  return replaceCamera(async () => {
    const stream = canvas.captureStream(10);
    // A picture that does not change is sent once, and a video wants some to begin with.
    const timer = setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 1, 1), 100);
    stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(timer));
    return stream;
  });
}

/** Camera that fails as after a refused permission. */
export function refuseCamera(name: string): () => void {
  return replaceCamera(() => Promise.reject(new DOMException('No camera in this story.', name)));
}

function replaceCamera(getUserMedia: () => Promise<MediaStream>): () => void {
  const { mediaDevices } = navigator;
  Object.defineProperty(mediaDevices, 'getUserMedia', { configurable: true, value: getUserMedia });
  return () => void Reflect.deleteProperty(mediaDevices, 'getUserMedia');
}
