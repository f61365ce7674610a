// A wallet in a terminal: its balances, and a send through every step that a dialog has.
import { nativeAsset, toDecimal } from '@billfold/core';
import { createSendFlow, holdingsOf, type SendState, type SendStep } from '@billfold/core/flows';
import { createProduct } from './product.ts';

/** An example of the reference page of bech32. */
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

const { client, walletId, password, stop } = await createProduct();
const { symbol } = nativeAsset('BTC');

async function printBalances(): Promise<void> {
  const { items } = await client.accounts.list(walletId);
  for (const held of holdingsOf(items)) console.log(`Balance ${held.balance} ${held.symbol}`);
}

await printBalances();
const { items } = await client.accounts.list(walletId);
const accountId = items[0]?.id;
if (accountId === undefined) throw new Error('The wallet has no account.');

const flow = createSendFlow(client, {
  walletId,
  prefill: { accountId, recipient, amount: toDecimal('0.1') },
});

/** Waits for a state of the flow. What the flow refuses ends the program with its sentence. */
function until(isReached: (state: SendState) => boolean): Promise<SendState> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const state = flow.getState();
      const refusal = Object.values(state.errors)[0] ?? state.error;
      if (refusal) reject(refusal);
      else if (isReached(state)) resolve(state);
      else return;
      leave();
    };
    const leave = flow.subscribe(look);
    look();
  });
}

const steps: readonly SendStep[] = ['recipient', 'amount', 'review'];
for (const step of steps) {
  const state = await until((each) => each.step === step && each.canContinue);
  if (step === 'review') console.log(`Fee ${state.fee} ${symbol}`);
  flow.actions.next();
}
await until(({ step }) => step === 'sign');
flow.actions.chooseSignMethod('ENCRYPTION_KEY');
const { hash, value } = await flow.actions.sign({ password });
console.log(`Sent ${value} ${symbol} ${hash}`);
await printBalances();
stop();
