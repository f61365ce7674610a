type Words = HTMLFieldSetElement | null;

const inputsIn = (words: Words): readonly HTMLInputElement[] =>
  Array.from(words?.querySelectorAll('input') ?? []);

/** Returns the typed words with a space between them. */
export function readWords(words: Words): string {
  return inputsIn(words)
    .map(({ value }) => value.trim())
    .filter((word) => word !== '')
    .join(' ');
}

/** Writes `texts` into the inputs from index `from` on. An empty text clears all inputs. */
export function writeWords(words: Words, texts: readonly string[], from: number): void {
  const isEmpty = texts.every((text) => text === '');
  for (const [at, input] of inputsIn(words).entries()) {
    const text = texts[at - from];
    if (isEmpty || text !== undefined) input.value = text ?? '';
  }
}

/** Returns the positions of the inputs without a word, counted from 1. */
export function emptyPositions(words: Words): readonly number[] {
  return inputsIn(words).flatMap(({ value }, at) => (value.trim() === '' ? [at + 1] : []));
}

/** Returns the input that the next key should go to: the first refused, else the first empty one. */
export function firstFault(words: Words): HTMLInputElement | undefined {
  const inputs = inputsIn(words);
  return (
    inputs.find((input) => input.getAttribute('aria-invalid') === 'true') ??
    inputs.find(({ value }) => value === '') ??
    inputs[0]
  );
}
