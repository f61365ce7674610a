/** A whole answer. Nothing is known of its shape. */
export interface Incoming {
  readonly response: Response;
  readonly body: ArrayBuffer;
}
