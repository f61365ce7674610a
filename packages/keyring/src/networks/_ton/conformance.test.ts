import { chainNames, losesFunds, validateAddress } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { createFundedTons } from '../../testing/funded-tons.ts';
import { networksOf } from '../../testing/networks-of.ts';
import { buildTransfer, signTransfer, verifyTransfer } from '../../transfer.ts';

const chains = networksOf('ton').flatMap((network) =>
  chainNames.map((chain) => ({ network, chain })),
);

it.each(networksOf('ton'))('%s sends on the main chain unless another is asked for', (network) => {
  const { keyring, request, seed } = createFundedTons(network);
  const built = buildTransfer(network, request);
  expect(built).toEqual(keyring.buildTransfer(request));
  if (built.outcome !== 'built') throw new Error(built.outcome);
  const { raw } = signTransfer(seed, built.plan);
  expect(verifyTransfer(network, raw, request.publicKey).outcome).toBe('valid');
});

describe.each(chains)('$network $chain', ({ network, chain }) => {
  const { keyring, seed, request, address, plan } = createFundedTons(network, { chain });

  it('builds, signs, checks and reads one and the same transfer', () => {
    const planned = plan();
    const { raw, hash } = keyring.signTransfer(seed, planned);
    const transfer = keyring.decodeTransfer(raw);
    expect(keyring.verifyTransfer(raw, request.publicKey)).toEqual({
      outcome: 'valid',
      sender: address,
      transfer,
    });
    const { from, to, value, seqno } = planned;
    expect(transfer).toMatchObject({ hash, from, to, value, seqno });
  });

  it('plans in plain data that survives a copy', () => {
    const planned = plan({ memo: 'note' });
    expect(structuredClone(planned)).toEqual(planned);
    const write = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
    expect(JSON.parse(JSON.stringify(planned, write))).toMatchObject({
      family: 'ton',
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
    ['a bounceable address', request.recipient],
    ['one that is not', 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA'],
    ['one for test chains', 'kQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPgpP'],
    ['the other alphabet', request.recipient.replaceAll('-', '+').replaceAll('_', '/')],
    ['both alphabets', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff+W72r5gq_rHF'],
    ['a raw address', `0:${'ca'.repeat(32)}`],
    ['a raw address in capitals', `0:${'CA'.repeat(32)}`],
    ['a raw address of the masterchain', `-1:${'33'.repeat(32)}`],
    ['another workchain', `1:${'33'.repeat(32)}`],
    ['the address of zeros', `0:${'0'.repeat(64)}`],
    ['a typing error', request.recipient.replace('Kb', 'Kc')],
    ['a letter less', request.recipient.slice(0, -1)],
    ['white space', ` ${request.recipient}`],
    ['a name', 'wallet.ton'],
    ['nothing', ''],
  ])('pays whom the product accepts: %s', (_, recipient) => {
    const check = validateAddress(network, recipient, chain);
    const isPayable = check.valid && !losesFunds(check.flags);
    const result = keyring.buildTransfer({ ...request, recipient });
    expect(result.outcome).toBe(isPayable ? 'built' : 'recipient_invalid');
    if (result.outcome === 'built' && check.valid) expect(result.plan.to).toBe(check.normalized);
  });
});
