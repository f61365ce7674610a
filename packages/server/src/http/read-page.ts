import { readFileSync, statSync } from 'node:fs';

/**
 * Creates a reader of a page of the built site. It reads the file again when that has changed, because the page
 * names the hashed files of its own build alone, and returns what it read last while a build replaces the file.
 */
export function createPageReader(
  file: string,
  transform: (text: string) => string = (text) => text,
): () => string {
  let text = '';
  let readAt = '';
  const read = (): string => {
    const found = statSync(file, { throwIfNoEntry: false });
    const version = `${found?.mtimeMs} ${found?.ino}`;
    if (found !== undefined && version !== readAt) {
      text = transform(readFileSync(file, 'utf8'));
      readAt = version;
    }
    return text;
  };
  read();
  return read;
}
