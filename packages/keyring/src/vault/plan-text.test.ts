import { toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { getKeyring } from '../get-keyring.ts';
import { seedPhraseToSeed } from '../seed-phrase.ts';
import { formatPlan, parsePlan } from './plan-text.ts';

const keyring = getKeyring('ETH', 'main');
const { publicKey } = keyring.derivePublic(seedPhraseToSeed(`${'abandon '.repeat(11)}about`), 0);

function planned() {
  const built = keyring.buildTransfer({
    ...{ publicKey, addressIndex: 0, amount: toBaseUnits(10n ** 16n), token: null },
    ...{ recipient: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', nonce: 3n, gasLimit: 21_000n },
    balance: toBaseUnits(10n ** 18n),
    offer: { kind: 'eip1559', maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n },
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  return built.plan;
}

describe('the text of a plan', () => {
  it('is read as the plan that was written', () => {
    const plan = planned();
    expect(parsePlan(formatPlan(plan))).toEqual(plan);
  });

  it.each(['', 'null', '[]', '{}', '{"family":"evm"}', '{"family":"evm","network":"ETH"}'])(
    'is refused where it is no plan: %s',
    (text) => {
      expect(() => parsePlan(text)).toThrow(expect.objectContaining({ code: 'plan_mismatch' }));
    },
  );

  it('is refused for an unknown family, network or chain', () => {
    for (const [from, to] of [
      ['"evm"', '"other"'],
      ['"ETH"', '"DOGE"'],
      ['"main"', '"moon"'],
    ] as const) {
      const text = formatPlan(planned()).replace(from, to);
      expect(() => parsePlan(text)).toThrow(expect.objectContaining({ code: 'plan_mismatch' }));
    }
  });
});
