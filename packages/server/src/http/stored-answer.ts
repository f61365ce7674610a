/** Answer of an earlier call with the same idempotency key, to be sent again as it was. */
export class StoredAnswer {
  readonly status: number;
  /** JSON, or empty where the answer had no body. */
  readonly text: string;

  constructor(status: number, text: string) {
    this.status = status;
    this.text = text;
  }
}
