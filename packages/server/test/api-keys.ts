import { type ApiKeyWithSecret, type CreateApiKey, createApiKey } from '@billfold/core/contract';
import { newKey } from './new-key.ts';
import { businessOf } from './owned-things.ts';
import { type Person, signUpSteppedUp } from './people.ts';
import type { TestServer } from './test-server.ts';

export interface Merchant extends Person {
  readonly businessId: number;
}

/** Somebody with a business, whose session is stepped up. */
export async function signUpMerchant(server: TestServer, email: string): Promise<Merchant> {
  const person = await signUpSteppedUp(server, email);
  return { ...person, businessId: Number(await businessOf(server, person)) };
}

/** A new key of the merchant's business, as a token for its calls. */
export async function keyOf(
  server: TestServer,
  merchant: Merchant,
  changes: Partial<CreateApiKey> = {},
): Promise<ApiKeyWithSecret & { readonly token: string }> {
  const { businessId } = merchant;
  const request = { params: { businessId }, body: newKey(changes) };
  const { data } = await server.call(createApiKey, request, merchant);
  return { ...data, token: data.secret };
}
