import { parseAmount } from '@billfold/core';
import { getDepositAddress } from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Anvil, findAnvil, startAnvil } from '../../../test/anvil.ts';
import { reviewInApp } from '../../../test/app-send.ts';
import { balanceOf, placeOf } from '../../../test/funded.ts';
import { type Holder, signUpWithAccount } from '../../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../../test/test-server.ts';
import { sendIntents } from '../../db/schema.ts';
import { rescanIfWanted } from '../../watcher/rescan-if-wanted.ts';
import { watchChain } from '../../watcher/watch-chain.ts';

const anvil = findAnvil();
if (anvil === null) process.stdout.write('Skipped: anvil has no program here.\n');
const gwei = 10n ** 9n;

describe.runIf(anvil !== null)(
  'a fee that rises 900 times between review and signature (S39)',
  () => {
    let node: Anvil;
    let server: TestServer;
    let holder: Holder;
    let address: string;
    beforeEach(async () => {
      node = await startAnvil(anvil ?? '', 'ETH');
      const prepared = await testServerOptions();
      const env = { ...prepared.options.env, chainMode: 'live' as const };
      const nodes = { chain: 'regtest' as const, urls: { ETH: [node.url] as const } };
      const options = { ...prepared.options, env, nodes };
      server = await createTestServer({}, { ...prepared, options });
      holder = await signUpWithAccount(server, 'holder@example.com', 'ETH');
      const watch = watchChain(server.context, 'ETH');
      const place = { params: placeOf(holder), query: {} };
      address = (await server.call(getDepositAddress, place, holder)).addressValue;
      await node.mine(1);
      await watch.catchUp();
      await rescanIfWanted(server.context, 'ETH');
      await node.fund(address, 10n ** 18n);
      await node.mine(40);
      await watch.catchUp();
    });
    afterEach(() => node.stop());

    /** Mines a block whose successor has this base fee. */
    const setBaseFee = async (wei: bigint) => {
      const params = [`0x${wei.toString(16)}`];
      const call = { method: 'anvil_setNextBlockBaseFeePerGas', params, schema: z.null() };
      await node.rpc.call(call);
      await node.rpc.call({ method: 'anvil_mine', params: [1], schema: z.null() });
    };
    const ask = (method: string, ...params: readonly unknown[]) =>
      node.rpc.call({ method, params, schema: z.string() });
    /** Returns what anvil knows of the sender: nonce with the waiting transactions, and balance. */
    const onAnvil = async () => [
      await ask('eth_getTransactionCount', address, 'pending'),
      await ask('eth_getBalance', address, 'latest'),
    ];

    it('is answered FEE_CHANGED, signs nothing, and shows the new fee on Review', async () => {
      const refusals: unknown[] = [];
      const app = await reviewInApp(
        server,
        holder,
        {
          onResponse: ({ method, url }, body) => {
            const refused = z.safeParse(z.looseObject({ code: z.string() }), body);
            if (method === 'POST' && refused.success) refusals.push([url, refused.data.code]);
            return body;
          },
        },
        { amount: '0.01' },
      );
      const calm = parseAmount(app.state().fee ?? '0', 18);
      const before = { anvil: await onAnvil(), books: await balanceOf(server, holder) };

      await setBaseFee(900n * gwei);
      await expect(app.sign()).rejects.toMatchObject({ code: 'fee_changed' });
      const { walletId, account } = holder;
      const path = `/api/wallets/${walletId}/transactions/accounts/${account.id}`;
      expect(refusals).toEqual([[path, 'FEE_CHANGED']]);
      expect(await server.context.db.$count(sendIntents)).toBe(0);
      expect({ anvil: await onAnvil(), books: await balanceOf(server, holder) }).toEqual(before);

      await app.until(({ step, fee, busy }) => step === 'review' && fee !== null && !busy);
      const raised = parseAmount(app.state().fee ?? '0', 18);
      expect(raised).toBeGreaterThan(300n * calm);
      // It is more than a tenth of the amount, which asks for a confirmation of its own.
      expect(app.state()).toMatchObject({ canContinue: false, isHighFeeAccepted: false });
      app.dispose();
    });
  },
);
