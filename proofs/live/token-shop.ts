// A business on a live product whose node is anvil: customers pay it a token, each to an address of their own.
import { getNetwork } from '@billfold/core';
import { createApi, createOwner, until } from '../../bench/load/api.mjs';
import { placeToken } from '../engines/paying-contracts.mjs';
import { insist } from '../orders/insist.ts';
import { toUnits } from '../processes/person.ts';
import { openMerchant } from '../support/merchant.ts';
import type { ethereum } from './ethereum-node.mjs';

type EthereumNode = Awaited<ReturnType<typeof ethereum.start>>;

export interface Part {
  readonly step: 'DEPLOY' | 'GAS' | 'MOVE';
  readonly state: 'PLANNED' | 'SENT' | 'CONFIRMED' | 'FAILED';
}

export interface Sweep {
  readonly id: string;
  readonly status: string;
  readonly way: 'EACH' | 'TOGETHER';
  readonly amount: string;
  readonly hashes: readonly string[];
  readonly parts: readonly Part[];
}

export type TokenShop = Awaited<ReturnType<typeof openTokenShop>>;

const password = 'Proof-password-1';
const price = '5';
/** A test chain has prices of gas that the first blocks change a lot. */
const gas = 10n ** 18n;

/** Opens the business. `urlOf` is read for each call: a restarted server listens elsewhere. */
export async function openTokenShop(node: EthereumNode, urlOf: () => string) {
  const token = await placeToken(node);
  const owner = createApi(urlOf);
  const { walletId } = await createOwner(owner, { password, network: node.network });
  const assets = { [token.asset]: 'FRESH' as const };
  const merchant = await openMerchant(owner, { walletId, password, assets });
  const customer = createApi(urlOf);
  customer.signIn(await merchant.newKey({ livemode: true }));
  const { root } = merchant;
  const plan = () => insist(owner, 'POST', `${root}/sweeps/plan`, { asset: token.asset });
  const secret = { password, seedPhrase: null, acceptFee: true };
  const ask = { price: { amount: price, currency: token.symbol }, method: token.asset };
  return {
    ...{ owner, root, plan, secret, token },
    /** Takes as many payments to their last block; returns their addresses. */
    receive: async (count: number): Promise<readonly string[]> => {
      const payments = [];
      for (let at = 0; at < count; at += 1) {
        const payment = await insist(customer, 'POST', '/v1/merchant/payments', ask);
        await token.pay(payment.method.address, toUnits(payment.due));
        payments.push(payment);
      }
      await node.mine(getNetwork('ETH').confirmations.final);
      for (const { id } of payments)
        await until(
          'the payment is completed',
          async () => {
            await node.mine();
            const now = await insist(customer, 'GET', `/v1/merchant/payments/${id}`);
            return now.status === 'COMPLETED';
          },
          { withinMs: 150_000, everyMs: 200 },
        );
      return payments.map(({ method }) => method.address);
    },
    /** Gives the settlement account the coins that pay for sweeps; returns its address. */
    fund: async (): Promise<string> => {
      const { to } = await plan();
      await node.fund(to, gas);
      await node.mine(getNetwork('ETH').confirmations.final);
      await until(
        'the gas can be spent',
        async () => {
          await node.mine();
          return toUnits((await plan()).gasAvailable) >= gas;
        },
        { withinMs: 60_000, everyMs: 200 },
      );
      return to;
    },
    begin: ({ id }: Pick<Sweep, 'id'>) =>
      insist(owner, 'POST', `${root}/sweeps`, { ...secret, planId: id }),
    load: (id: string): Promise<Sweep> => insist(owner, 'GET', `${root}/sweeps/${id}`),
    /** Mines until a sweep is done. */
    finish: async (id: string): Promise<Sweep> => {
      let sweep: Sweep | null = null;
      await until(
        'the sweep is done',
        async () => {
          await node.mine();
          sweep = await insist(owner, 'GET', `${root}/sweeps/${id}`);
          return sweep?.status === 'DONE';
        },
        { withinMs: 150_000, everyMs: 200 },
      );
      if (sweep === null) throw new Error('nothing was loaded');
      return sweep;
    },
  };
}
