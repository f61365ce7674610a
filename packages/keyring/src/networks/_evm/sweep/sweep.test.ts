import { toBaseUnits } from '@billfold/core';
import { hex } from '@scure/base';
import {
  encodeFunctionData,
  parseAbi,
  parseTransaction,
  type Signature,
  serializeTransaction,
  toHex,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { getKeyring } from '../../../get-keyring.ts';
import { withPayingKey } from '../../bip44-account.ts';
import { formatAddress, parseAddress } from '../address.ts';
import type { EvmReleaseRequest, EvmSweepRequest } from './build-sweep.ts';
import { getSweeps } from './evm-sweeps.ts';
import { signAuthorization, signSetCode } from './set-code-transaction.ts';
import type { EvmDeploymentPlan, EvmReleasePlan, EvmSweepPlan } from './sweep-plan.ts';
import { getSweeper } from './sweeper.ts';

const seed = new Uint8Array(32).fill(7);
const account = 7_000_001;
const keyring = getKeyring('ETH');
const sweeps = getSweeps('ETH');
const { publicKey } = keyring.derivePublic(seed, account);
const addressAt = (addressIndex: number) =>
  keyring.addressAt(publicKey, { branch: 0, addressIndex });
const main = addressAt(0);
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const request: EvmSweepRequest = {
  ...{ publicKey, nonce: 5n, balance: toBaseUnits(10n ** 18n), gasLimit: 200_000n, token },
  offer: { kind: 'eip1559', maxFeePerGas: 20n, maxPriorityFeePerGas: 2n },
  purses: [
    { addressIndex: 16, nonce: 0n, units: toBaseUnits(1_000_000n) },
    { addressIndex: 32, nonce: 9n, units: toBaseUnits(2n) },
  ],
};
const release: EvmReleaseRequest = {
  ...{ publicKey, nonce: 6n, balance: toBaseUnits(10n ** 18n), gasLimit: 100_000n },
  offer: request.offer,
  purses: [{ addressIndex: 16, nonce: 1n }],
};

function planOf(changes: Partial<EvmSweepRequest> = {}): EvmSweepPlan {
  const built = sweeps.buildSweep({ ...request, ...changes });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  return built.plan;
}

function releaseOf(changes: Partial<EvmReleaseRequest> = {}): EvmReleasePlan {
  const built = sweeps.buildRelease({ ...release, ...changes });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  return built.plan;
}

const refused = (code: string) => expect.objectContaining({ code });

describe('a signed sweep', () => {
  it('calls the sweeper of the account, as viem encodes it, and delegates purses to it alone', () => {
    const { raw, hash } = sweeps.signSweep(seed, planOf());
    const sweeper = sweeps.getSweeper(main).address;
    const abi = parseAbi(['function sweep(address, (address purse, uint256 units)[])']);
    const moves = [
      { purse: addressAt(16), units: 1_000_000n },
      { purse: addressAt(32), units: 2n },
    ] as { purse: `0x${string}`; units: bigint }[];
    const read = parseTransaction(toHex(raw));
    expect(read).toMatchObject({
      ...{ type: 'eip7702', chainId: 1, nonce: 5, to: sweeper.toLowerCase(), gas: 200_000n },
      data: encodeFunctionData({ abi, functionName: 'sweep', args: [token, moves] }),
    });
    expect(read.authorizationList).toMatchObject([
      { chainId: 1, address: sweeper.toLowerCase(), nonce: 0 },
      { chainId: 1, address: sweeper.toLowerCase(), nonce: 9 },
    ]);
    expect(sweeps.verifySweep(raw)).toMatchObject({
      outcome: 'valid',
      sweep: {
        ...{ hash, kind: 'sweep', from: main, token, nonce: 5n },
        moves: moves.map(({ purse: address, units }) => ({ address, units })),
        authorizations: [
          { address: addressAt(16), nonce: 0n },
          { address: addressAt(32), nonce: 9n },
        ],
      },
    });
  });

  it('names the native asset by no token', () => {
    const { raw } = sweeps.signSweep(seed, planOf({ token: null }));
    expect(sweeps.verifySweep(raw)).toMatchObject({ sweep: { token: null } });
  });

  it('is for its chain alone, and so is each authorization', () => {
    const { raw } = sweeps.signSweep(seed, planOf());
    for (const [network, chain] of [
      ...[['ETH', 'test'] as const, ['BSC', 'main'] as const],
      ...[['ETH', 'regtest'] as const, ['BSC', 'test'] as const],
    ])
      expect(getSweeps(network, chain).verifySweep(raw)).toEqual({
        ...{ outcome: 'refused', fault: 'wrong_chain_id' },
      });
    expect(() => getSweeps('BSC').signSweep(seed, planOf())).toThrow(refused('plan_mismatch'));
  });

  it('has one gas price on a network without others', () => {
    const built = getSweeps('BSC').buildSweep({
      ...{ ...request, offer: { kind: 'legacy', gasPrice: 9n } },
    });
    if (built.outcome !== 'built') throw new Error(built.outcome);
    const { raw } = getSweeps('BSC').signSweep(seed, built.plan);
    expect(parseTransaction(toHex(raw))).toMatchObject({
      ...{ chainId: 56, maxFeePerGas: 9n, maxPriorityFeePerGas: 9n },
    });
  });

  it('is planned for no more purses than one transaction takes, each once, and not the payer', () => {
    const purse = (addressIndex: number) => ({ addressIndex, nonce: 0n, units: toBaseUnits(1n) });
    const many = (count: number) => Array.from({ length: count }, (_, at) => purse(at + 1));
    expect(planOf({ purses: many(50) }).purses).toHaveLength(50);
    for (const purses of [many(51), [], [purse(1), purse(1)], [purse(0)]])
      expect(() => planOf({ purses })).toThrow(refused('transfer_invalid'));
    expect(() => planOf({ purses: [{ ...purse(1), units: toBaseUnits(0n) }] })).toThrow(
      refused('transfer_invalid'),
    );
  });

  it('is not planned without the fee', () => {
    const balance = toBaseUnits(200_000n * 20n - 1n);
    expect(sweeps.buildSweep({ ...request, balance })).toEqual({
      ...{ outcome: 'insufficient_native', required: 4_000_000n },
    });
  });

  it.each([
    ['another payer', { from: addressAt(16) }],
    ['another account', { account: account + 1 }],
    ['another fee', { fee: toBaseUnits(1n) }],
    ['a purse of other keys', { purses: [{ ...planOf().purses[0], address: main }] }],
    ['an address without checksum', { token: token.toLowerCase() }],
    ['another network', { network: 'BSC' }],
  ])('is not signed for a plan with %s', (_, changes) => {
    const plan = { ...planOf(), ...changes } as EvmSweepPlan;
    expect(() => sweeps.signSweep(seed, plan)).toThrow(refused('plan_mismatch'));
  });

  it.each([
    ['too little gas', { gasLimit: 40_000n, fee: toBaseUnits(800_000n) }, 'signature_refused'],
    ['a purse twice', { purses: [planOf().purses[0], planOf().purses[0]] }, 'signature_refused'],
  ])('is not given out where it has %s', (_, changes, code) => {
    const plan = { ...planOf(), ...changes } as EvmSweepPlan;
    expect(() => sweeps.signSweep(seed, plan)).toThrow(refused(code));
  });

  it('is changed with any bit', () => {
    const { raw } = sweeps.signSweep(seed, planOf());
    const valid = sweeps.verifySweep(raw);
    for (let at = 0; at < raw.length; at += 1) {
      const changed = sweeps.verifySweep(raw.with(at, (raw[at] ?? 0) ^ (1 << (at % 8))));
      expect(changed).not.toEqual(valid);
      // A changed signature can name another key, whose sweeper is another one.
      expect(changed.outcome).toBe('refused');
    }
  });
});

describe('a signed release', () => {
  it('delegates to nothing and calls nothing', () => {
    const { raw } = sweeps.signSweep(seed, releaseOf());
    const read = parseTransaction(toHex(raw));
    expect(read).toMatchObject({ to: main.toLowerCase(), nonce: 6 });
    expect(read.data).toBeUndefined();
    expect(read.authorizationList).toMatchObject([{ address: `0x${'0'.repeat(40)}`, nonce: 1 }]);
    expect(sweeps.verifySweep(raw)).toMatchObject({
      outcome: 'valid',
      sweep: {
        ...{ kind: 'release', from: main, token: null, moves: [] },
        authorizations: [{ address: addressAt(16), nonce: 1n }],
      },
    });
  });
});

describe('a signed deployment', () => {
  const { purses: _, ...payment } = release;
  const planOfDeployment = (changes: Partial<EvmDeploymentPlan> = {}): EvmDeploymentPlan => {
    const built = sweeps.buildDeployment(payment);
    if (built.outcome !== 'built') throw new Error(built.outcome);
    return { ...built.plan, ...changes };
  };

  it('makes the call that puts the sweeper of the payer on the chain, and no other', () => {
    const { raw, hash } = sweeps.signDeployment(seed, planOfDeployment());
    const { deployment } = sweeps.getSweeper(main);
    expect(keyring.verifyTransfer(raw)).toMatchObject({
      ...{ outcome: 'valid', sender: main },
      transfer: { hash, to: deployment.to, data: deployment.data, value: 0n, nonce: 6n },
    });
  });

  it('has the gas price of a network without others', () => {
    const bsc = getSweeps('BSC');
    const built = bsc.buildDeployment({ ...payment, offer: { kind: 'legacy', gasPrice: 9n } });
    if (built.outcome !== 'built') throw new Error(built.outcome);
    const { raw } = bsc.signDeployment(seed, built.plan);
    expect(parseTransaction(toHex(raw))).toMatchObject({ chainId: 56, gasPrice: 9n });
  });

  it('is not planned without the fee', () => {
    expect(sweeps.buildDeployment({ ...payment, balance: toBaseUnits(1n) })).toEqual({
      ...{ outcome: 'insufficient_native', required: 2_000_000n },
    });
  });

  it.each([
    ['another payer', { from: addressAt(16) }],
    ['another account', { account: account + 1 }],
    ['another fee', { fee: toBaseUnits(1n) }],
    ['another network', { network: 'BSC' }],
  ] as const)('is not signed for a plan with %s', (_, changes) => {
    expect(() => sweeps.signDeployment(seed, planOfDeployment(changes))).toThrow(
      refused('plan_mismatch'),
    );
  });
});

describe('verifySweep', () => {
  const sender = parseAddress(main) ?? new Uint8Array();
  const { address: sweeper } = getSweeper(sender);
  const keyAt = <T>(addressIndex: number, use: (key: Uint8Array) => T) =>
    withPayingKey(seed, { coinType: 60, account, addressIndex }, ({ privateKey }) =>
      use(privateKey),
    );
  const { raw: one } = sweeps.signSweep(seed, planOf({ purses: request.purses.slice(0, 1) }));
  const { data } = parseTransaction(toHex(one));
  const call = hex.decode((data ?? '0x').slice(2));
  const consent = { chainId: 1n, delegate: sweeper, nonce: 0n };
  const sign = (changes: object = {}, authorized: object = {}, by = 16) => {
    const authorization = keyAt(by, (key) => signAuthorization({ ...consent, ...authorized }, key));
    const transaction = {
      ...{ chainId: 1n, nonce: 5n, to: sweeper, value: 0n, data: call, gasLimit: 200_000n },
      ...{ offer: request.offer, authorizations: [authorization] },
      ...changes,
    };
    return keyAt(0, (key) => signSetCode(transaction, key));
  };

  it('takes the sweep that the others change', () => {
    expect(sweeps.verifySweep(sign())).toMatchObject({ outcome: 'valid' });
  });

  const other = new Uint8Array(20).fill(9);
  const nobody = new Uint8Array(20);
  const toItself = { to: sender, data: new Uint8Array() };
  it.each([
    ['an authorization for every chain', sign({}, { chainId: 0n }), 'wrong_chain_id'],
    ['an authorization for another chain', sign({}, { chainId: 56n }), 'wrong_chain_id'],
    ['a transaction for another chain', sign({ chainId: 56n }), 'wrong_chain_id'],
    ['another delegate', sign({}, { delegate: other }), 'delegate_unknown'],
    ['a delegation that ends in a sweep', sign({}, { delegate: nobody }), 'delegate_unknown'],
    ['the sweeper in a release', sign(toItself), 'delegate_unknown'],
    ['another recipient', sign({ to: other }), 'call_unknown'],
    ['a value', sign({ value: 1n }), 'call_unknown'],
    ['another call', sign({ data: call.with(0, 1) }), 'call_unknown'],
    ['a call that is cut', sign({ data: call.subarray(0, -32) }), 'call_unknown'],
    ['a byte after the call', sign({ data: Uint8Array.of(...call, 0) }), 'call_unknown'],
    ['no call', sign({ data: new Uint8Array() }), 'call_unknown'],
    ['an address that is not swept', sign({}, {}, 17), 'call_unknown'],
    ['no authorization', sign({ authorizations: [] }), 'call_unknown'],
    ['a release of nothing', sign({ ...toItself, authorizations: [] }), 'call_unknown'],
    ['a release that calls', sign({ to: sender }, { delegate: nobody }), 'call_unknown'],
    ['the sender itself', sign({}, {}, 0), 'call_unknown'],
    [
      'a tip above the fee',
      sign({ offer: { kind: 'eip1559', maxFeePerGas: 1n, maxPriorityFeePerGas: 2n } }),
      'tip_above_fee_cap',
    ],
    ['too little gas', sign({ gasLimit: 46_000n }), 'intrinsic_gas_too_low'],
    ['another type', Uint8Array.of(2, ...sign().subarray(1)), 'type_not_supported'],
    ['a byte more', Uint8Array.of(...sign(), 0), 'malformed'],
    ['nothing', new Uint8Array(), 'type_not_supported'],
  ] as const)('refuses %s', (_, raw, fault) => {
    expect(sweeps.verifySweep(raw)).toEqual({ outcome: 'refused', fault });
  });
});

describe('a sweep in another form', () => {
  const { raw } = sweeps.signSweep(seed, planOf());
  const read = parseTransaction(toHex(raw));
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const malleable = (signature: Partial<Record<'r' | 's' | 'yParity', unknown>>) => ({
    r: signature.r as `0x${string}`,
    s: toHex(order - BigInt(`${signature.s}`), { size: 32 }),
    yParity: signature.yParity === 1 ? 0 : 1,
  });
  const { r, s, yParity, ...unsigned } = read;
  const own = { r, s, yParity } as Signature;
  const serialize = (transaction: object, signature: Signature) =>
    hex.decode(serializeTransaction({ ...unsigned, ...transaction }, signature).slice(2));

  it('is refused with a high S in either place, as nodes refuse it', () => {
    const [first, ...others] = read.authorizationList ?? [];
    if (first === undefined) throw new Error('there is no authorization');
    const changed = { authorizationList: [{ ...first, ...malleable(first) }, ...others] };
    expect(serialize({}, own)).toEqual(raw);
    const refusal = { outcome: 'refused', fault: 'signature_invalid' };
    expect(sweeps.verifySweep(serialize({}, malleable(own) as Signature))).toEqual(refusal);
    expect(sweeps.verifySweep(serialize(changed, own))).toEqual(refusal);
  });

  it('is refused with an access list', () => {
    const accessList = [{ address: main, storageKeys: [] }];
    expect(sweeps.verifySweep(serialize({ accessList }, own))).toEqual({
      ...{ outcome: 'refused', fault: 'type_not_supported' },
    });
  });
});

describe('the sweeper of an account', () => {
  it('is recognised by its code, and a delegated purse by its own', () => {
    const sweeper = sweeps.getSweeper(main);
    const { code } = getSweeper(parseAddress(main) ?? new Uint8Array());
    expect(sweeper.isDeployed(hex.encode(code))).toBe(true);
    expect(sweeper.isDeployed('')).toBe(false);
    const delegation = `ef0100${sweeper.address.slice(2)}`;
    expect(sweeper.isDelegated(delegation)).toBe(true);
    for (const others of ['', `ef0100${main.slice(2)}`, `${delegation}00`])
      expect(sweeper.isDelegated(others)).toBe(false);
  });

  it('has the checksum of its address, whatever the case of the recipient', () => {
    const { address } = sweeps.getSweeper(main.toLowerCase());
    expect(address).toBe(sweeps.getSweeper(main).address);
    expect(formatAddress(parseAddress(address) ?? new Uint8Array())).toBe(address);
    expect(() => sweeps.getSweeper('0x1')).toThrow(refused('transfer_invalid'));
  });
});
