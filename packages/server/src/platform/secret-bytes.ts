/**
 * Allocates zeroed bytes for a secret, outside of the garbage-collected heap. `new Uint8Array(32)`
 * begins on that heap, and `subarray` or a native call then moves it off: the bytes stay behind
 * where `fill(0)` cannot reach them.
 */
export function secretBytes(length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new ArrayBuffer(length));
}
