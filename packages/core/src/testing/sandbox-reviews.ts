import { findToken } from '../assets/token.ts';
import type {
  CreateIntent,
  StoredIntent,
  TransactionIntent,
} from '../contract/transactions/intents.ts';
import type { CreateTokenTransaction } from '../contract/transactions/token-transactions.ts';
import type { CreateTransaction } from '../contract/transactions/transactions.ts';
import { parseAmount } from '../money/decimal.ts';
import { getNetwork } from '../networks/registry.ts';
import { FakeRefusal } from './fake-services.ts';
import { type OpenedAccount, sandboxId } from './sandbox-accounts.ts';
import { sandboxFee, sandboxFeeAt, sandboxTokenFee } from './sandbox-networks.ts';
import type { TransactionFacts } from './sandbox-transactions.ts';

/** Reviews of the fake services: a create call that names one sends exactly what it states, once. */
export interface SandboxReviews {
  create(account: OpenedAccount, order: CreateIntent): TransactionIntent;
  /** Loads a review by its id. @throws {FakeRefusal} 404 */
  load(account: OpenedAccount, intentId: string): StoredIntent;
  /** Finds the review that a `Billfold-Intent` header names. @throws {FakeRefusal} INTENT_MISMATCH */
  find(account: OpenedAccount, header: string): SandboxReview;
}

export interface SandboxReview {
  /**
   * Requires a send to be the reviewed one, at the reviewed fee or less.
   * @throws {FakeRefusal} INTENT_EXPIRED, INTENT_MISMATCH, INTENT_USED, FEE_CHANGED
   */
  requireSame(request: CreateTransaction | CreateTokenTransaction, facts: TransactionFacts): void;
  /** Marks the review as used: it is good for one send. */
  markUsed(): void;
}

interface Stored {
  readonly accountId: string;
  readonly order: CreateIntent;
  readonly intent: TransactionIntent;
  isUsed: boolean;
}

const validMs = 5 * 60_000;

export function createSandboxReviews(now: () => Date): SandboxReviews {
  const stored = new Map<string, Stored>();
  return {
    create: (account, order) => {
      const at = stored.size + 1;
      const intent = intentOf(account, order, { at, now: now() });
      stored.set(headerOf(intent), { accountId: account.id, order, intent, isUsed: false });
      return intent;
    },
    load: (account, id) => {
      const found = [...stored.values()].find(({ intent }) => intent.intentId === id);
      if (found?.accountId !== account.id) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
      const { fee, networkFee: _, ...intent } = found.intent;
      const { requestId: __, ...order } = found.order;
      return { ...intent, totalFee: fee, order };
    },
    find: (account, header) => {
      const found = stored.get(header);
      if (found?.accountId !== account.id) throw refused('INTENT_MISMATCH');
      return {
        requireSame: (request, { fee }) => {
          const { order, intent } = found;
          if (now() >= intent.expiresAt) throw refused('INTENT_EXPIRED');
          if (!isSameOrder(order, request)) throw refused('INTENT_MISMATCH');
          if (found.isUsed) throw refused('INTENT_USED');
          const { decimals } = getNetwork(account.network);
          if (fee !== null && parseAmount(fee, decimals) > parseAmount(intent.fee, decimals))
            throw refused('FEE_CHANGED');
        },
        markUsed: () => {
          found.isUsed = true;
        },
      };
    },
  };
}

const headerOf = ({ intentId, digest }: TransactionIntent): string =>
  `${intentId}; digest=${digest}`;

const refused = (code: string): FakeRefusal => new FakeRefusal(409, { code });

function intentOf(
  { network }: OpenedAccount,
  { amount, destinationAddress: recipient, tokenId, feeRateValue }: CreateIntent,
  { at, now }: { readonly at: number; readonly now: Date },
): TransactionIntent {
  const token = tokenId === null ? undefined : findToken(network, tokenId);
  const native = feeRateValue === null ? sandboxFee(network) : sandboxFeeAt(feeRateValue);
  return {
    intentId: sandboxId(6, at),
    digest: `${at}`.padStart(64, '0'),
    ...{ recipient, amount, network },
    asset: (token ?? getNetwork(network)).symbol,
    fee: token === undefined ? native : sandboxTokenFee(network),
    networkFee: null,
    expiresAt: new Date(now.getTime() + validMs),
  };
}

function isSameOrder(
  order: CreateIntent,
  request: CreateTransaction | CreateTokenTransaction,
): boolean {
  const isToken = 'tokenId' in request;
  return (
    order.amount === request.amount &&
    order.destinationAddress === request.destinationAddress &&
    order.tokenId === (isToken ? request.tokenId : null) &&
    order.sendingMax === request.sendingMax &&
    (order.memo ?? '') === (request.memo ?? '') &&
    (isToken || (order.feeRate === request.feeRate && order.feeRateValue === request.feeRateValue))
  );
}
