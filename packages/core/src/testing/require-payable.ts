import { losesFunds } from '../networks/address-flag.ts';
import { nameWithArticle } from '../networks/name-with-article.ts';
import type { Network } from '../networks/registry.ts';
import { validateAddress } from '../networks/validate-address.ts';
import { FakeRefusal } from './fake-services.ts';

/** Requires an address of `network` that can be paid without losing the funds. */
export function requirePayable(network: Network, address: string): void {
  const check = validateAddress(network, address, 'sandbox');
  if (check.valid && !losesFunds(check.flags)) return;
  throw new FakeRefusal(400, {
    code: 'ADDRESS_INVALID',
    errors: [`This is not ${nameWithArticle(network)} address that can be paid.`],
  });
}
