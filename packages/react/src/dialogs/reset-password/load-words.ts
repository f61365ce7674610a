/** Loads the seed phrase word list (14 KB) once a phrase was entered. */
export async function loadWords(): Promise<readonly string[]> {
  const { words } = await import('./words.ts');
  return words();
}
