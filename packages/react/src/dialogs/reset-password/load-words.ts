/** The words that a seed phrase is made of: 14 KB, fetched when somebody has entered one. */
export async function loadWords(): Promise<readonly string[]> {
  const { words } = await import('./words.ts');
  return words();
}
