/**
 * Loads the English word list of BIP-39 (13 KB), which only a typed seed phrase needs.
 * @example
 * const words = await loadEnglishWords();
 * const flow = createNewWalletFlow(client, { loadWords: loadEnglishWords });
 */
export async function loadEnglishWords(): Promise<readonly string[]> {
  const { englishWords } = await import('./english-words.ts');
  return englishWords();
}
