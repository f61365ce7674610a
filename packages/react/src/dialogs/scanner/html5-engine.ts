import { startHtml5Camera } from './html5-camera.ts';
import { readHtml5Picture } from './html5-picture.ts';
import type { ScannerEngine } from './scanner-engine.ts';

export const html5Engine: ScannerEngine = {
  startCamera: startHtml5Camera,
  readPicture: readHtml5Picture,
};
