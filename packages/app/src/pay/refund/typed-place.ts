/** Place that a customer wants the refund sent to, as it was typed. */
export interface TypedPlace {
  readonly address: string;
  readonly memo: string;
}
