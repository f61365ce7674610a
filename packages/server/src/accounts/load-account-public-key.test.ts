import { getNetwork } from '@billfold/core';
import { getAccountPublicKey, listAddresses } from '@billfold/core/contract';
import { getKeyring, signableNetworks } from '@billfold/keyring';
import { describe, expect, it } from 'vitest';
import { holderWith, placeOf } from '../../test/funded.ts';
import { signUpWithAccount } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';

describe('GET …/accounts/{accountId}/public-key', () => {
  it.each(signableNetworks)('answers the key that the addresses of %s derive from', async (net) => {
    const server = await createTestServer();
    const holder = await holderWith(server, [], net);
    const params = placeOf(holder);
    const key = await server.call(getAccountPublicKey, { params }, holder);
    const [address] = await server.call(listAddresses, { params, query: {} }, holder);
    const { family } = getNetwork(net).model;
    expect(key.path).toBe(holder.account.derivationPath);
    expect(
      getKeyring(net, 'sandbox').addressAt(key.publicKey, { branch: 0, addressIndex: 0 }),
    ).toBe(address?.addressValue);
    expect(key.isExtended).toBe(key.publicKey.startsWith('xpub'));
    expect(key.publicKey).not.toMatch(/prv/);
    expect(key.descriptor === null).toBe(family !== 'utxo');
  });

  it('describes all addresses of a Bitcoin account for other wallets, with a checksum', async () => {
    const server = await createTestServer();
    const ada = await signUpWithAccount(server, 'ada@example.com');
    const { publicKey, descriptor } = await server.call(
      getAccountPublicKey,
      { params: placeOf(ada) },
      ada,
    );
    // BIP-84, test vectors: the account key in the version bytes that descriptors take.
    expect(publicKey).toBe(
      'xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V',
    );
    expect(descriptor).toBe(`wpkh(${publicKey}/<0;1>/*)#3r0wrtd9`);
  });

  it('is kept nowhere on its way, and answers its owner alone', async () => {
    const server = await createTestServer();
    const ada = await signUpWithAccount(server, 'ada@example.com');
    const bob = await signUpWithAccount(server, 'bob@example.com');
    const params = placeOf(ada);
    const path = `/api/wallets/${params.walletId}/accounts/${params.accountId}/public-key`;
    const answer = await server.app.inject({
      url: path,
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(await server.refusal(getAccountPublicKey, { params }, bob)).toMatchObject({
      status: 404,
    });
  });
});
