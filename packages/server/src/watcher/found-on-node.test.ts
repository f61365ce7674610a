import { createAccount, createWallet, listAccounts } from '@billfold/core/contract';
import { trimDecimal } from '@billfold/core/internal';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wei } from '../../test/ethereum-holder.ts';
import { type EvmNode, startEvmNode } from '../../test/evm-node.ts';
import { newAccount, newWallet, signUpVerified, vectorPhrase } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import type { Chain } from '../chains/chain.ts';
import { getFamily } from '../families/families.ts';
import { rescanIfWanted } from './rescan-if-wanted.ts';
import { watchChain } from './watch-chain.ts';

const network = 'ETH';
let node: EvmNode;
let server: TestServer;
/** The node as on a chain that is too long to be read from its first block. */
let chain: Chain;
beforeEach(async () => {
  node = await startEvmNode();
  const { options, clock } = await testServerOptions();
  const env = { ...options.env, chainMode: 'live' as const, publicUrl: null };
  const nodes = { chain: 'regtest' as const, urls: { ETH: [node.url] as const } };
  server = await createTestServer({}, { options: { ...options, env, nodes }, clock });
  const sent = { list: async () => [], has: async () => false };
  const place = { network, chain: 'regtest' as const, url: node.url, clock, sent } as const;
  chain = getFamily(network).connectNode(place).open();
});
afterEach(() => node.close());

/** Address that MetaMask has at `addressIndex`. */
function addressAt(addressIndex: number): string {
  const keyring = getKeyring(network, 'regtest');
  const { publicKey } = keyring.derivePublic(seedPhraseToSeed(vectorPhrase), 0);
  return keyring.addressAt(publicKey, { branch: 0, addressIndex });
}

it('an import finds what the second address of MetaMask has on a node, with few calls', async () => {
  // No block names the address: its balance alone shows it.
  node.payByContract(addressAt(1), wei('2'));
  node.mine(70);
  const ada = await signUpVerified(server, 'ada@example.com');
  const body = newWallet({ seedPhrase: vectorPhrase });
  const { id: walletId } = await server.call(createWallet, { body }, ada);
  const params = { walletId };
  await server.call(createAccount, { params, body: newAccount('Ethereum', network) }, ada);
  const context = { ...server.context, chains: { get: () => chain } };
  await watchChain(context, network).catchUp();
  const before = node.requests.length;
  await rescanIfWanted(context, network);
  // A survey asks for a block and the balances. The first is for the account, the second for five addresses, of which four
  // are empty and may have sent something, and the last for the account that was found.
  const survey = [['eth_getBlockByNumber'], ['eth_call']];
  const isUsed = [['eth_getBalance', 'eth_getTransactionCount']];
  expect(node.requests.slice(before)).toEqual([
    ...[...survey, ...survey],
    ...[...isUsed, ...isUsed, ...isUsed, ...isUsed],
    ...survey,
  ]);
  node.mine(70);
  await watchChain(context, network).catchUp();
  const { items } = await server.call(listAccounts, { params, query: {} }, ada);
  expect(items.map(({ name, nativeBalance }) => [name, trimDecimal(nativeBalance)])).toEqual([
    ['Ethereum', '0'],
    ['Ethereum 2', '2'],
  ]);
});
