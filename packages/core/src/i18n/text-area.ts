/** English texts of one part of the product, loaded together with that part. */
export interface TextArea<Key extends string = string> {
  /** Name by which another locale's texts of the area are loaded. */
  readonly name: string;
  readonly english: Readonly<Record<Key, string>>;
}

/** Creates an area whose type names its keys but not its texts, which keeps them out of declarations. */
/* @__NO_SIDE_EFFECTS__ */
export function createTextArea<Key extends string>(
  name: string,
  english: Readonly<Record<Key, string>>,
): TextArea<Key> {
  return { name, english };
}
