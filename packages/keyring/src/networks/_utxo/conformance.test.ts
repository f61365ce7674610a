import { type ChainName, chainNames, getNetwork, validateAddress } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { getKeyring } from '../../get-keyring.ts';
import type { NetworkOf } from '../../network-of.ts';
import { createFundedWallet } from '../../testing/funded-wallet.ts';
import { networksOf } from '../../testing/networks-of.ts';
import { buildTransfer, signTransfer, verifyTransfer } from '../../transfer.ts';

const networks = networksOf('utxo');
const chains = networks.flatMap((network) => chainNames.map((chain) => ({ network, chain })));
const otherChains = ({ network, chain }: { network: NetworkOf<'utxo'>; chain: ChainName }) => {
  const { chains } = getNetwork(network).model;
  return chainNames.filter((other) => chains[other].hrp !== chains[chain].hrp);
};

it.each(networks)('%s sends on the main chain unless another is asked for', (network) => {
  const { keyring, request, seed } = createFundedWallet(network, { values: [100_000n] });
  const built = buildTransfer(network, request);
  expect(built).toEqual(keyring.buildTransfer(request));
  if (built.outcome !== 'built') throw new Error(built.outcome);
  const { raw } = signTransfer(seed, built.plan);
  expect(verifyTransfer(network, raw, built.plan.inputs).outcome).toBe('valid');
});

describe.each(chains)('$network $chain', ({ network, chain }) => {
  const values = [60_000n, 50_000n, 40_000n, 700n];
  const { keyring, seed, request, plan } = createFundedWallet(network, { chain, values });
  const { publicKey } = request;

  it('derives addresses that the product refuses on the other chains', () => {
    const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
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
});
