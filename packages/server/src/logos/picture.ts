/** Picture of one of the known formats, whose structure was checked and nothing decoded. */
export interface Picture {
  readonly format: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
  /** The file, from which parts that only take memory may be left out. */
  readonly bytes: Uint8Array;
}
