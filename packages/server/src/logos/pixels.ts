/** Decoded picture: four bytes a pixel, red, green, blue and opacity, the opacity not multiplied in. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}
