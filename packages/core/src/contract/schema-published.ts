/** Schema as the holder of one uses it: parses unknown input. */
export interface SchemaBase<T> {
  /** `input` as what it was taken for. @throws what is wrong with it, and where */
  parse(input: unknown): T;
  /** Parses without throwing. */
  safeParse(input: unknown): ParsedInput<T>;
}

export type ParsedInput<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: Error };
