/**
 * Settings of the scanner; `facingMode` requests the rear camera.
 * @example
 * const video = { facingMode: scannerSettings.facingMode };
 * const stream = await navigator.mediaDevices.getUserMedia({ video });
 */
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
 * Returns the side of the scanned square in CSS pixels: 250, or 70 % of the shorter side of a small
 * view (R-SCAN-01). Rounded down, at least 50.
 * @example
 * scannerBox({ width: 390, height: 844 }); // 250
 * scannerBox({ width: 390, height: 300 }); // 210
 */
export function scannerBox({ width, height }: ViewSize): number {
  const { boxPixels, minimumBoxPixels } = scannerSettings;
  const fitting = Math.floor(0.7 * Math.min(width, height));
  return Math.max(minimumBoxPixels, Math.min(boxPixels, fitting));
}
