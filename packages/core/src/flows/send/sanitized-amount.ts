/** Text of an amount field after a keystroke. */
export interface SanitizedAmount {
  readonly text: string;
  /** The keystroke had more decimals than the field takes, and the previous text stays. */
  readonly isCut?: boolean;
}
