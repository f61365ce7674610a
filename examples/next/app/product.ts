import type { BillfoldClient } from '@billfold/core';
import { createSandbox } from '@billfold/core/testing';

export interface Product {
  readonly client: BillfoldClient;
  readonly walletId: string;
}

/**
 * A wallet in memory, so that the example runs without a server. For the real one:
 *
 *     createClient({
 *       baseUrl: 'https://wallet.example.com',
 *       getAccessToken: () => askYourServerForOne(),
 *       onUnauthorized: () => signOut(),
 *     })
 */
export async function createProduct(): Promise<Product> {
  const { client, walletId, time } = await createSandbox();
  // Its clock is moved by hand; in the page it follows the real one.
  if ('document' in globalThis) setInterval(() => void time.advance(100), 100);
  return { client, walletId };
}
