import { chainNames, getNetwork, losesFunds, validateAddress } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { getKeyring } from '../../get-keyring.ts';
import { createFundedAccount } from '../../testing/funded-account.ts';
import { networksOf } from '../../testing/networks-of.ts';
import { buildTransfer, signTransfer, verifyTransfer } from '../../transfer.ts';

const networks = networksOf('evm');
const chains = networks.flatMap((network) => chainNames.map((chain) => ({ network, chain })));

it.each(networks)('%s sends on the main chain unless another is asked for', (network) => {
  const { keyring, request, seed } = createFundedAccount(network);
  const built = buildTransfer(network, request);
  expect(built).toEqual(keyring.buildTransfer(request));
  if (built.outcome !== 'built') throw new Error(built.outcome);
  const { raw } = signTransfer(seed, built.plan);
  expect(verifyTransfer(network, raw).outcome).toBe('valid');
});

it('has one chain id per network and chain', () => {
  const chainIds = chains.map(({ network, chain }) => getKeyring(network, chain).chainId);
  expect(new Set(chainIds).size).toBe(chains.length);
});

describe.each(chains)('$network $chain', ({ network, chain }) => {
  const { keyring, seed, request, address, plan } = createFundedAccount(network, { chain });
  const others = chains.filter((other) => other.network !== network || other.chain !== chain);

  it('has the keys and addresses of every other network and chain of the family', () => {
    for (const other of chains) {
      const elsewhere = getKeyring(other.network, other.chain).derivePublic(seed, 0);
      expect(keyring.addressAt(elsewhere.publicKey, { branch: 0, addressIndex: 0 })).toBe(address);
    }
  });

  it.each([
    { kind: 'legacy', gasPrice: 20_000_000_000n },
    { kind: 'eip1559', maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n },
  ] as const)('signs for itself alone: no other chain takes it, $kind (S38)', (offer) => {
    const { fees } = getNetwork(network).model;
    if (offer.kind === 'eip1559' && fees === 'legacy') return;
    const { raw } = keyring.signTransfer(seed, plan({ offer }));
    expect(keyring.verifyTransfer(raw).outcome).toBe('valid');
    for (const other of others) {
      const verification = getKeyring(other.network, other.chain).verifyTransfer(raw);
      const isReadable =
        offer.kind === 'legacy' || getNetwork(other.network).model.fees === 'eip1559';
      const fault = isReadable ? 'wrong_chain_id' : 'type_not_supported';
      expect(verification).toEqual({ outcome: 'refused', fault });
    }
  });

  it('signs no plan of another chain', () => {
    for (const other of others)
      expect(() => getKeyring(other.network, other.chain).signTransfer(seed, plan())).toThrow(
        expect.objectContaining({ code: 'plan_mismatch' }),
      );
  });

  it('builds, signs, checks and reads one and the same transfer', () => {
    const planned = plan();
    const { raw, hash } = keyring.signTransfer(seed, planned);
    const transfer = keyring.decodeTransfer(raw);
    expect(keyring.verifyTransfer(raw)).toEqual({ outcome: 'valid', sender: address, transfer });
    const { from, to, nonce, value, offer, gasLimit } = planned;
    expect(transfer).toEqual({
      hash,
      chainId: keyring.chainId,
      from,
      to,
      nonce,
      value,
      data: '',
      tokenTransfer: null,
      offer,
      gasLimit,
      size: raw.length,
    });
  });

  it('plans in plain data that survives a copy', () => {
    const planned = plan();
    expect(structuredClone(planned)).toEqual(planned);
    const write = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
    expect(JSON.parse(JSON.stringify(planned, write))).toMatchObject({
      family: 'evm',
      network,
      chain,
      from: address,
      fee: `${planned.fee}`,
    });
  });

  it('leaves nothing behind when it sends everything', () => {
    const { value, fee } = plan({ amount: 'max' });
    expect(value + fee).toBe(request.balance);
  });

  it.each([
    ['its own address', address],
    ['an address without a checksum', request.recipient.toLowerCase()],
    ['an address in capitals', `0x${request.recipient.slice(2).toUpperCase()}`],
    ['a typing error', request.recipient.replace('5a', '5b')],
    ['a letter in the other case', request.recipient.replace('5aA', '5aa')],
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['a contract built into the chain', `0x${'0'.repeat(39)}1`],
    ['0x…dEaD', '0x000000000000000000000000000000000000dEaD'],
    ['an address that is only small', `0x${'0'.repeat(35)}10000`],
    ['capitals in the prefix', request.recipient.replace('0x', '0X')],
    ['no prefix', request.recipient.slice(2)],
    ['a digit less', request.recipient.slice(0, -1)],
    ['white space', ` ${request.recipient}`],
    ['a line break', `${request.recipient}\n`],
    ['a name', 'vitalik.eth'],
    ['nothing', ''],
  ])('pays whom the product accepts: %s', (_, recipient) => {
    const check = validateAddress(network, recipient, chain);
    const isPayable = check.valid && !losesFunds(check.flags);
    const result = keyring.buildTransfer({ ...request, recipient });
    expect(result.outcome).toBe(isPayable ? 'built' : 'recipient_invalid');
    if (result.outcome === 'built' && check.valid) expect(result.plan.to).toBe(check.normalized);
  });
});
