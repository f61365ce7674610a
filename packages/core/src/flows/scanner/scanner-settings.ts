/** Settings of the scanner; `facingMode` requests the rear camera. */
export const scannerSettings = {
  framesPerSecond: 10,
  boxPixels: 250,
  minimumBoxPixels: 50,
  facingMode: 'environment',
} as const;

export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Side of the square that is read, in CSS pixels: 250, less where the view is small (R-SCAN-01).
 * Rounded down.
 */
export function scannerBox({ width, height }: ViewSize): number {
  const { boxPixels, minimumBoxPixels } = scannerSettings;
  const fitting = Math.floor(0.7 * Math.min(width, height));
  return Math.max(minimumBoxPixels, Math.min(boxPixels, fitting));
}
