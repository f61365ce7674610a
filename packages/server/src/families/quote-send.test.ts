import { toDecimal } from '@billfold/core';
import { getFees } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { blockSpending } from '../../test/block-spending.ts';
import { network, stranger } from '../../test/ethereum-holder.ts';
import { placeOf } from '../../test/funded.ts';
import { createTokenHolder, usdt } from '../../test/token-holder.ts';

const blocked = { status: 409, code: 'SPENDING_BLOCKED' };

describe('an account of which the chain has less than the books', () => {
  let world: Awaited<ReturnType<typeof createTokenHolder>>;
  beforeEach(async () => {
    world = await createTokenHolder();
  });

  const drift = (assetId: string, isHeld = true) => {
    const { server, holder } = world;
    return blockSpending(server, { accountId: holder.account.id, network, assetId, isHeld });
  };
  const estimate = () => ({
    params: placeOf(world.holder),
    query: { amount: toDecimal('1'), feeRate: 'Medium', toAddress: stranger } as const,
  });

  it('sends neither coins nor tokens while its coins are blocked, and says so', async () => {
    await drift(network);
    const { server, holder } = world;
    expect(await server.refusal(getFees, estimate(), holder)).toMatchObject(blocked);
    expect(await world.refused({})).toMatchObject(blocked);
    expect(await world.refusedToken()).toMatchObject(blocked);
    await expect(world.fees()).rejects.toThrow('SPENDING_BLOCKED');
  });

  it('sends coins while a token of it is blocked', async () => {
    await drift(usdt.id);
    expect(await world.refusedToken()).toMatchObject(blocked);
    expect(await world.send()).toMatchObject({ status: 'PENDING' });
  });

  it('sends while a difference waits for its second look', async () => {
    await drift(network, false);
    expect(await world.sendToken()).toMatchObject({ status: 'PENDING' });
  });
});
