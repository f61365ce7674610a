import type { BillfoldClient } from '@billfold/core';
import { createSandbox } from '@billfold/core/testing';

export interface Product {
  readonly client: BillfoldClient;
  readonly walletId: string;
  /** Encryption password of the wallet. */
  readonly password: string;
  stop(): void;
}

/**
 * A wallet in memory, so that the example runs without a server. For the real one:
 *
 *     createClient({
 *       baseUrl: 'https://wallet.example.com',
 *       getAccessToken: () => readYourToken(),
 *     })
 */
export async function createProduct(): Promise<Product> {
  const { client, walletId, secrets, time } = await createSandbox({ balances: ['0.50000000'] });
  // Its clock is moved by hand; here it follows the real one.
  const timer = setInterval(() => void time.advance(20), 20);
  return { client, walletId, password: secrets.password, stop: () => clearInterval(timer) };
}
