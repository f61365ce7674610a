import { chainNames, getNetwork, losesFunds, toBaseUnits, validateAddress } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { getKeyring } from '../../get-keyring.ts';
import { createFundedLamports } from '../../testing/funded-lamports.ts';
import { networksOf } from '../../testing/networks-of.ts';
import { buildTransfer, signTransfer, verifyTransfer } from '../../transfer.ts';

const networks = networksOf('solana');
const chains = networks.flatMap((network) => chainNames.map((chain) => ({ network, chain })));

it.each(networks)('%s sends on the main chain unless another is asked for', (network) => {
  const { keyring, request, seed } = createFundedLamports(network);
  const built = buildTransfer(network, request);
  expect(built).toEqual(keyring.buildTransfer(request));
  if (built.outcome !== 'built') throw new Error(built.outcome);
  const { raw } = signTransfer(seed, built.plan);
  expect(verifyTransfer(network, raw).outcome).toBe('valid');
});

describe.each(chains)('$network $chain', ({ network, chain }) => {
  const { keyring, seed, request, address, plan } = createFundedLamports(network, { chain });
  const others = chains.filter((other) => other.network !== network || other.chain !== chain);

  it('signs no plan of another chain', () => {
    for (const other of others)
      expect(() => getKeyring(other.network, other.chain).signTransfer(seed, plan())).toThrow(
        expect.objectContaining({ code: 'plan_mismatch' }),
      );
  });

  it('signs for a chain that has the block alone (S38)', () => {
    const here = keyring.signTransfer(seed, plan());
    const there = keyring.signTransfer(seed, plan({ blockhash: address }));
    expect(keyring.decodeTransfer(here.raw).blockhash).toBe(request.blockhash);
    expect(here.hash).not.toBe(there.hash);
  });

  it('plans in plain data that survives a copy', () => {
    const planned = plan({ memo: 'x', priority: { unitLimit: 1_000, unitPrice: 7n } });
    expect(structuredClone(planned)).toEqual(planned);
    const write = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
    expect(JSON.parse(JSON.stringify(planned, write))).toMatchObject({
      family: 'solana',
      network,
      chain,
      from: address,
      fee: `${planned.fee}`,
    });
  });

  it('takes a memo as long as the product lets it be', () => {
    const { memo } = getNetwork(network);
    const longest = 'a'.repeat(memo?.maximumBytes ?? 0);
    expect(keyring.buildTransfer({ ...request, memo: longest }).outcome).toBe('built');
    expect(() => keyring.buildTransfer({ ...request, memo: `${longest}a` })).toThrow();
  });

  it('asks for the smallest amount of the product at least', () => {
    // 0.001 SOL are more than the 0.00089088 that make an account.
    const amount = toBaseUnits(1_000_000n);
    const stranger = { ...request, recipientBalance: toBaseUnits(0n), amount };
    expect(keyring.buildTransfer(stranger).outcome).toBe('built');
  });

  it.each([
    ['its own address', address],
    ['an address off the curve', '4BJXYkfvg37zEmBbsacZjeQDpTNx91KppxFJxRqrz48e'],
    ['the system program', '11111111111111111111111111111111'],
    ['a program that is built in', 'Stake11111111111111111111111111111111111111'],
    ['a variable of the system', 'Sysvar1nstructions1111111111111111111111111'],
    ['wrapped SOL', 'So11111111111111111111111111111111111111112'],
    ['SPL Token', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    ['Token-2022', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'],
    ['SPL Associated Token Account', 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'],
    ['SPL Memo', 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'],
    ['SPL Memo before', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo'],
    ['Token Metadata', 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'],
    ['USDC', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ['USDT', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'],
    ['a letter less', address.slice(1)],
    ['a letter more', `${address}1`],
    ['a letter that is none', address.replace(/.$/, '0')],
    ['white space', ` ${address}`],
    ['a line break', `${address}\n`],
    ['an address of another network', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['nothing', ''],
  ])('pays whom the product accepts: %s', (_, recipient) => {
    const check = validateAddress(network, recipient, chain);
    const isPayable = check.valid && !losesFunds(check.flags);
    const result = keyring.buildTransfer({ ...request, recipient });
    expect(result.outcome).toBe(isPayable ? 'built' : 'recipient_invalid');
    if (result.outcome === 'built' && check.valid) expect(result.plan.to).toBe(check.normalized);
  });
});
