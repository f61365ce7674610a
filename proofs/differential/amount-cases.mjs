// Coins, amounts and fees, right and wrong.
import { signDraft } from './draft.mjs';
import { anyScript, draft, signWithFee, someCoins, sum, withOutputs } from './plan.mjs';

/** Each answers bytes, and the fault that our verifier names where a node would take them. */
export const amountCases = {
  'a coin that waits itself': (world) => spend(world, [world.random.pick(world.coins.waiting)]),
  'more out than in': (world) => {
    const plan = draft(world);
    plan.outputs[0].value += BigInt(world.random.pick([6_000, 10_000, 10_000_000_000]));
    return { raw: signDraft(plan) };
  },
  'an impossible amount': (world) => {
    const most = 84_000_000n * 10n ** 8n;
    const plan = draft(world);
    plan.outputs[0].value = world.random.pick([
      most + 1n,
      2n ** 63n - 1n,
      2n ** 63n,
      2n ** 64n - 1n,
    ]);
    return { raw: signDraft(plan) };
  },
  'amounts that wrap around': (world) => {
    const plan = draft(world);
    const half = { script: anyScript(world), value: 2n ** 63n };
    return { raw: signDraft({ ...plan, outputs: [...plan.outputs, half, half] }) };
  },
  'around the least fee': (world) => ({
    raw: signWithFee(draft(world), BigInt(world.random.below(5) - 2)),
  }),
  'no fee': (world) => {
    const plan = draft(world);
    const spent = sum(plan.inputs.map(({ coin }) => coin.value));
    const paid = sum(plan.outputs.map(({ value }) => value));
    plan.outputs[0].value += spent - paid;
    return { raw: signDraft(plan) };
  },
  'around dust': (world) => {
    const script = anyScript(world);
    const value = dustOf(script) + BigInt(world.random.below(5) - 2);
    return { raw: signDraft(withOutputs(draft(world), [{ script, value }])) };
  },
  'an output without value': (world) => ({
    raw: signDraft(withOutputs(draft(world), [{ script: anyScript(world), value: 0n }])),
  }),
  'the same coin twice': (world) => {
    const coin = world.random.pick(world.coins.own);
    return spend(world, [coin, coin]);
  },
  'a coin that a block has spent': (world) =>
    spend(world, [world.random.pick(world.coins.spent), ...someCoins(world)]),
  'a coin that another transfer spends': (world) =>
    spend(world, [...someCoins(world), world.random.pick(world.coins.promised)]),
  'a coin that never was': (world) => {
    const coin = world.random.pick(world.coins.own);
    const names = [{ hash: 'ab'.repeat(32) }, { index: 77 }];
    return spend(world, [{ ...coin, ...world.random.pick(names) }]);
  },
  'coins of a block of its own making': (world) => {
    const coin = world.random.pick(world.coins.own);
    return spend(world, [{ ...coin, hash: '0'.repeat(64), index: 0xffffffff }]);
  },
};

function spend(world, coins) {
  return { raw: signDraft(draft(world, coins)) };
}

/**
 * Three satoshi of Bitcoin, thirty of Litecoin, per byte of the output and the input that spends it.
 * @see Bitcoin Core, policy.cpp `GetDustThreshold`
 */
function dustOf(script) {
  const isWitness = script[0] === 0x00 || script[0] === 0x51;
  return BigInt(8 + 1 + script.length + (isWitness ? 67 : 148)) * 30n;
}
