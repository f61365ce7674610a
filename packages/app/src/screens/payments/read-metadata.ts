/** Reads lines of `name=value`; null where a line is none, or where there are more than 20. */
export function readMetadata(text: string): Readonly<Record<string, string>> | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 20) return null;
  const found = new Map<string, string>();
  for (const line of lines) {
    const place = line.indexOf('=');
    const name = line.slice(0, place).trim();
    const value = line.slice(place + 1).trim();
    if (place < 1 || name === '' || name.length > 40 || value.length > 500) return null;
    found.set(name, value);
  }
  return Object.fromEntries(found);
}
