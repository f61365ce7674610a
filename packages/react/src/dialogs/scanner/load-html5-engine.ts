import type { LoadScannerEngine } from './scanner-engine.ts';

/** html5-qrcode, 105 KB compressed: fetched when a scanner opens. */
export const loadHtml5Engine: LoadScannerEngine = async () => {
  const { html5Engine } = await import('./html5-engine.ts');
  return html5Engine;
};
