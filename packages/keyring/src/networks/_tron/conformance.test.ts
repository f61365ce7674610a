import { chainNames, losesFunds, validateAddress } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { createFundedTronAccount, heldToken } from '../../testing/funded-tron-account.ts';
import { buildTransfer, signTransfer, verifyTransfer } from '../../transfer.ts';

it('sends on the main chain unless another is asked for', () => {
  const { keyring, request, seed } = createFundedTronAccount();
  const built = buildTransfer('TRX', request);
  expect(built).toEqual(keyring.buildTransfer(request));
  if (built.outcome !== 'built') throw new Error(built.outcome);
  const { raw } = signTransfer(seed, built.plan);
  expect(verifyTransfer('TRX', raw).outcome).toBe('valid');
});

describe.each(chainNames)('TRX %s', (chain) => {
  const { keyring, seed, request, address, plan } = createFundedTronAccount({ chain });

  it('signs no plan of another chain', () => {
    for (const other of chainNames.filter((name) => name !== chain))
      expect(() =>
        createFundedTronAccount({ chain: other }).keyring.signTransfer(seed, plan()),
      ).toThrow(expect.objectContaining({ code: 'plan_mismatch' }));
  });

  it.each([null, heldToken])(
    'builds, signs, checks and reads one and the same transfer',
    (token) => {
      const planned = plan({ token });
      const { raw, hash } = keyring.signTransfer(seed, planned);
      const transfer = keyring.decodeTransfer(raw);
      expect(keyring.verifyTransfer(raw)).toEqual({ outcome: 'valid', sender: address, transfer });
      const { from, to, value, createdAtMs, expiresAtMs } = planned;
      expect(transfer).toEqual({
        hash,
        from,
        signer: from,
        to,
        value,
        token: planned.token,
        reference: { heightBits: 0x1234, hashPart: '0011223344556677' },
        createdAtMs: BigInt(createdAtMs),
        expiresAtMs: BigInt(expiresAtMs),
        size: raw.length,
      });
    },
  );

  it('plans in plain data that survives a copy', () => {
    const planned = plan({ token: heldToken });
    expect(structuredClone(planned)).toEqual(planned);
  });

  it('leaves nothing behind when it sends everything', () => {
    const { value, fee, networkFee } = plan({ amount: 'max' });
    expect(value + fee + networkFee).toBe(request.balance);
  });

  it.each([
    ['a typing error', request.recipient.replace('TUEZ', 'TUEz')],
    ['the hexadecimal form', '41c8599111f29c1e1e061265b4af93ea1f274ad78a'],
    ['the zero address', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    ['a published address', heldToken.contract],
    ['a letter less', request.recipient.slice(0, -1)],
    ['a letter more', `${request.recipient}1`],
    ['a one in front', `1${request.recipient}`],
    ['white space', ` ${request.recipient}`],
    ['a line break', `${request.recipient}\n`],
    ['an address of Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['nothing', ''],
  ])('pays whom the product accepts: %s', (_, recipient) => {
    const check = validateAddress('TRX', recipient, chain);
    const isPayable = check.valid && !losesFunds(check.flags);
    const result = keyring.buildTransfer({ ...request, recipient });
    expect(result.outcome).toBe(isPayable ? 'built' : 'recipient_invalid');
    if (result.outcome === 'built' && check.valid) expect(result.plan.to).toBe(check.normalized);
  });
});
