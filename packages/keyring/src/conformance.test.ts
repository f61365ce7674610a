import {
  type ChainName,
  chainNames,
  getNetwork,
  type Network,
  networkCodes,
  validateAddress,
} from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { deriveAddress } from './derive.ts';
import { getKeyring } from './get-keyring.ts';
import bip84 from './networks/bitcoin/bip84.vectors.json';
import { createFundedWallet } from './testing/funded-wallet.ts';
import { buildTransfer, signTransfer, verifyTransfer } from './transfer.ts';

/** First receiving address of the first account, as published; a network without one does not compile. */
const published: Readonly<Record<Network, { readonly phrase: string; readonly address: string }>> =
  {
    BTC: { phrase: bip84.phrase, address: bip84.addresses[0]?.address ?? '' },
  };

const chains = networkCodes.flatMap((network) => chainNames.map((chain) => ({ network, chain })));
const otherChains = ({ network, chain }: { network: Network; chain: ChainName }) => {
  const { chains } = getNetwork(network).model;
  return chainNames.filter((other) => chains[other].hrp !== chains[chain].hrp);
};

describe.each(networkCodes)('%s', (network) => {
  it('derives the published address of its path', () => {
    const { phrase, address } = published[network];
    expect(deriveAddress(network, phrase, 0, 0)).toBe(address);
    expect(deriveAddress(network, phrase)).toBe(address);
  });

  it('sends on the main chain unless another is asked for', () => {
    const { keyring, request, seed } = createFundedWallet(network, { values: [100_000n] });
    const built = buildTransfer(network, request);
    expect(built).toEqual(keyring.buildTransfer(request));
    if (built.outcome !== 'built') throw new Error(built.outcome);
    const { raw } = signTransfer(seed, built.plan);
    expect(verifyTransfer(network, raw, built.plan.inputs).outcome).toBe('valid');
  });
});

describe.each(chains)('$network $chain', ({ network, chain }) => {
  const values = [60_000n, 50_000n, 40_000n, 700n];
  const { keyring, seed, request, plan } = createFundedWallet(network, { chain, values });
  const { publicKey } = request;

  it('derives addresses that the product accepts on this chain', () => {
    const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
    expect(validateAddress(network, address, chain)).toMatchObject({ valid: true, flags: [] });
    for (const other of otherChains({ network, chain }))
      expect(validateAddress(network, address, other).valid).toBe(false);
  });

  it('knows the scripts of its addresses, as inputs and as outputs', () => {
    const { inputs, outputs } = plan();
    for (const { branch, addressIndex, script } of inputs)
      expect(keyring.scriptOf(keyring.addressAt(publicKey, { branch, addressIndex }))).toBe(script);
    for (const { address } of outputs) expect(keyring.scriptOf(address)).not.toBeNull();
    expect(keyring.scriptOf('nowhere')).toBeNull();
  });

  it('derives one address per account, branch and index', () => {
    const accounts = [0, 1].map((account) => keyring.derivePublic(seed, account).publicKey);
    const addresses = accounts.flatMap((key) =>
      ([0, 1] as const).flatMap((branch) =>
        [0, 1, 2 ** 31 - 1].map((addressIndex) => keyring.addressAt(key, { branch, addressIndex })),
      ),
    );
    expect(new Set(addresses).size).toBe(12);
  });

  it('derives many addresses as it derives each', () => {
    const addressAt = keyring.createAddressDeriver(publicKey);
    for (let addressIndex = 0; addressIndex < 20; addressIndex += 1) {
      const position = { branch: 1, addressIndex } as const;
      expect(addressAt(position)).toBe(keyring.addressAt(publicKey, position));
    }
  });

  it('builds, signs, checks and reads one and the same transfer', () => {
    const planned = plan();
    const { raw, hash } = keyring.signTransfer(seed, planned);
    const verification = keyring.verifyTransfer(raw, planned.inputs);
    expect(verification).toEqual({
      outcome: 'valid',
      fee: planned.fee,
      transfer: keyring.decodeTransfer(raw),
    });
    expect(keyring.decodeTransfer(raw)).toMatchObject({
      hash,
      outputs: planned.outputs.map(({ address, value }) => ({ address, value })),
    });
  });

  it('plans in plain data that survives a copy', () => {
    const planned = plan();
    expect(structuredClone(planned)).toEqual(planned);
    const write = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
    expect(JSON.parse(JSON.stringify(planned, write))).toMatchObject({
      network,
      chain,
      fee: `${planned.fee}`,
      inputs: planned.inputs.map(({ hash, script }) => ({ hash, script })),
    });
  });

  it('leaves nothing behind when it sends everything', () => {
    const planned = plan({ amount: 'max' });
    const [output, ...others] = planned.outputs;
    expect(others).toEqual([]);
    expect(planned.inputs).toHaveLength(values.length);
    expect(output?.value).toBe(150_700n - planned.fee);
  });

  it('pays nobody on another chain', () => {
    for (const other of otherChains({ network, chain })) {
      const elsewhere = createFundedWallet(network, { chain: other, values: [] }).request;
      const { recipient } = elsewhere;
      expect(keyring.buildTransfer({ ...request, recipient }).outcome).toBe('recipient_invalid');
    }
  });

  it('signs no plan of another chain', () => {
    const other = chainNames.find((name) => name !== chain) ?? chain;
    expect(() => getKeyring(network, other).signTransfer(seed, plan())).toThrow(
      expect.objectContaining({ code: 'plan_mismatch' }),
    );
  });

  it.each([
    ['no key', ''],
    ['a key with a typing error', publicKey.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))],
    ['an address', request.recipient],
  ])('derives nothing from %s', (_, text) => {
    expect(() => keyring.addressAt(text, { branch: 0, addressIndex: 0 })).toThrow(
      expect.objectContaining({ code: 'account_key_invalid' }),
    );
  });

  it.each([-1, 1.5, 2 ** 31, Number.NaN])('has no account and no address %d', (index) => {
    const refusal = expect.objectContaining({ code: 'index_invalid' });
    const position = { branch: 0, addressIndex: index } as const;
    expect(() => keyring.derivePublic(seed, index)).toThrow(refusal);
    expect(() => keyring.addressAt(publicKey, position)).toThrow(refusal);
  });
});
