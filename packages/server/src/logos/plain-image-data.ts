/** Pixels in the shape that browsers name ImageData: the decoders make them, and Node.js has none. */
export class PlainImageData {
  readonly colorSpace = 'srgb';
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    // The encoder reads a buffer from its begin.
    this.data = Uint8ClampedArray.from(data);
    this.width = width;
    this.height = height;
  }
}
