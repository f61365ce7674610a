import { type BaseUnits, type TokenDefinition, toBaseUnits } from '@billfold/core';
import type {
  TonEstimateRequest,
  TonFeePrices,
  TonKeyring,
  TonToken,
  TonTokenRequest,
} from '@billfold/keyring';
import { loadAccountBalance, loadAssetBalance } from '../../accounts/account-balances.ts';
import { loadPublicKey } from '../../accounts/load-public-key.ts';
import type { Chain, TokenTransfer } from '../../chains/chain.ts';
import type { Db } from '../../db/open-database.ts';
import type { ServerPlatform } from '../../platform/server-platform.ts';
import { requireNoFeeChoice } from '../fee-choice.ts';
import { loadOnlyAddress } from '../load-only-address.ts';
import { findNextNonce, findSendsBefore } from '../next-nonce.ts';
import { refusedTransfer } from '../refused-transfer.ts';
import { requireFamily } from '../require-family.ts';
import type { PricedSpending, Spending, SpendingAccount } from '../spending.ts';
import { toPlannedSpend } from '../to-planned-spend.ts';
import { tonKeyringOf } from './ton-keyring.ts';

/**
 * Lifetime of a message: longer than the restart of a node, and short enough to pay again after it.
 */
const validForSeconds = 300;

/**
 * TON: an account is one wallet, a contract that makes its sends one after the other by their count.
 * The first send brings the contract along.
 */
export const tonSpending: Spending<'ton'> = {
  sendsTokens: true,

  loadSpendable: async (db, account) => (await loadAccountBalance(db, account)).spendable,

  quote: async ({ db, chains, platform }, account, { token, recipient }) => {
    const chain = chains.get(account.network);
    const prices = await pricesOf(chain);
    const address = await loadOnlyAddress(db, account.id);
    const own = await loadState(chain, address);
    const jetton = await jettonOf(chain, token, { from: address, to: recipient });
    const isBounceable = recipient !== null && (await loadState(chain, recipient)).isActivated;
    const minedSeqno = own.nonce ?? 0n;
    return {
      price: (choice) => {
        requireNoFeeChoice(choice);
        const { clock } = platform;
        return priceAt(account, { prices, minedSeqno, isBounceable, jetton, clock });
      },
    };
  },

  record: async () => {},

  hashOf: null,

  findPredecessors: findSendsBefore,

  release: async () => {},

  loadTokenWallet: async ({ db, chains }, account, token) => {
    const from = await loadOnlyAddress(db, account.id);
    return (await simulateJetton(chains.get(account.network), token, { from, to: null })).holding;
  },
};

interface Price {
  readonly prices: TonFeePrices;
  readonly minedSeqno: bigint;
  /** Bounce flag of the message: set where the recipient has a contract that can refuse it. */
  readonly isBounceable: boolean;
  /** Jetton wallet and attached TON of a token send. */
  readonly jetton: TonToken | null;
  readonly clock: ServerPlatform['clock'];
}

function priceAt(account: SpendingAccount, price: Price): PricedSpending<'ton'> {
  const { prices, minedSeqno, isBounceable, clock } = price;
  const keyring = tonKeyringOf(account);
  return {
    terms: { per: 'transfer' },
    networkFee: null,
    estimateFee: async (db, { token, recipient, amount, memo = null }) => {
      const seqno = await findNextNonce(db, account.id, minedSeqno);
      const { spendable: balance } = await loadAccountBalance(db, account);
      const jetton = await loadJetton(db, account, { token, price });
      const order = { seqno, recipient, memo, prices };
      const exact = keyring.estimateFee({ ...order, balance, amount, token: jetton });
      if (exact.outcome === 'estimated') return { fee: exact.fee, vsize: null };
      // Above the balance a named amount is priced as with enough: a maximum costs a few nanotons less.
      const unpaid =
        jetton === null && amount !== 'max'
          ? { balance: plenty, amount }
          : { balance, amount: 'max' as const };
      const other = keyring.estimateFee({ ...order, ...unpaid, token: jetton });
      if (other.outcome === 'estimated') return { fee: other.fee, vsize: null };
      // Not even the fee can be paid: it is that of any small amount.
      const rich = jetton && { ...jetton, balance: plenty };
      const one = { ...order, balance: plenty, amount: toBaseUnits(1n), token: rich };
      const least = keyring.estimateFee(one);
      if (least.outcome !== 'estimated') throw refusedTransfer(account.network, least);
      return { fee: least.fee, vsize: null };
    },
    plan: async (tx, { token, recipient, amount, memo }) => {
      const { publicKey } = await loadPublicKey(tx, account);
      const { spendable, pending } = await loadAccountBalance(tx, account);
      const order = {
        publicKey,
        account: account.accountIndex,
        balance: spendable,
        seqno: await findNextNonce(tx, account.id, minedSeqno),
        validUntil: Math.floor(clock.now() / 1_000) + validForSeconds,
        recipient,
        isBounceable,
        memo,
        prices,
        token: await loadJetton(tx, account, { token, price }),
      };
      const isWhole = amount !== 'max' || token !== null || pending === 0n;
      const built = keyring.buildTransfer({
        ...order,
        amount: isWhole ? amount : withoutPending(keyring, { ...order, amount }),
      });
      if (built.outcome !== 'built')
        throw refusedTransfer(account.network, built, token ?? undefined);
      const { plan } = built;
      return toPlannedSpend(plan, { sent: plan.value, nonce: plan.seqno });
    },
  };
}

/**
 * Returns the maximum as an explicit amount. A wallet that sends its whole balance (mode 128) would
 * include unconfirmed deposits and deliver more than was reviewed. The explicit amount may cost a
 * few nanotons more.
 */
function withoutPending(keyring: TonKeyring, order: TonEstimateRequest): BaseUnits | 'max' {
  const all = keyring.estimateFee({ ...order, amount: 'max' });
  if (all.outcome !== 'estimated') return 'max';
  const named = keyring.estimateFee({ ...order, amount: all.sent, balance: plenty });
  if (named.outcome !== 'estimated' || named.fee > order.balance) return 'max';
  return toBaseUnits(order.balance - named.fee);
}

interface Held {
  readonly token: TokenDefinition | null;
  readonly price: Price;
}

async function loadJetton(
  db: Db,
  account: SpendingAccount,
  { token, price: { jetton } }: Held,
): Promise<TonTokenRequest | null> {
  if (token === null || jetton === null) return null;
  const { spendable: balance } = await loadAssetBalance(db, account, token.id);
  return { ...jetton, balance };
}

/** A third more goes along than was simulated, of which what is not needed comes back. */
async function jettonOf(
  chain: Chain,
  token: TokenDefinition | null,
  route: Route,
): Promise<TonToken | null> {
  if (token === null) return null;
  const { work, holding: wallet } = await simulateJetton(chain, token, route);
  return { wallet, attached: toBaseUnits((work * 4n + 2n) / 3n) };
}

type Route = Pick<TokenTransfer, 'from' | 'to'>;

async function simulateJetton(
  { network, simulateTransfer }: Chain,
  token: TokenDefinition,
  route: Route,
): Promise<{ readonly work: bigint; readonly holding: string }> {
  const simulated = await simulateTransfer?.({ token, ...route, value: toBaseUnits(0n) });
  if (simulated?.holding === undefined) throw new Error(`${network} has no jetton wallets`);
  return { work: simulated.work, holding: simulated.holding };
}

async function pricesOf(chain: Chain): Promise<TonFeePrices> {
  return requireFamily(await chain.fees(), 'ton').prices;
}

function loadState(chain: Chain, address: string) {
  if (chain.loadAccount === null) throw new Error(`${chain.network} has no accounts`);
  return chain.loadAccount(address);
}

const plenty = toBaseUnits(10n ** 18n);
