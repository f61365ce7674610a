/** One or two letters that stand for a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.at(0) ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => [...word].at(0) ?? '')
    .join('')
    .toUpperCase();
}
