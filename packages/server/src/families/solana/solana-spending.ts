import { type BaseUnits, getNetwork, type TokenDefinition, toBaseUnits } from '@billfold/core';
import type { SolanaPriority, SolanaTokenRequest } from '@billfold/keyring';
import { loadAccountBalance, loadAssetBalance } from '../../accounts/account-balances.ts';
import { loadPublicKey } from '../../accounts/load-public-key.ts';
import type { Chain, RecentBlock } from '../../chains/chain.ts';
import { loadCursor } from '../../chains/cursor.ts';
import type { Db } from '../../db/open-database.ts';
import { countSends } from '../count-sends.ts';
import { requireNoFeeChoice } from '../fee-choice.ts';
import { loadOnlyAddress } from '../load-only-address.ts';
import { refusedTransfer } from '../refused-transfer.ts';
import { requireFamily } from '../require-family.ts';
import { settledBlock } from '../settled-block.ts';
import type { EstimateRequest, PricedSpending, Spending, SpendingAccount } from '../spending.ts';
import { toPlannedSpend } from '../to-planned-spend.ts';
import { solanaKeyringOf } from './solana-keyring.ts';

/** Enough for a transfer of SOL with the longest memo that a request can have. */
const transferUnits = 60_000;

/** Blocks for which a block hash is recent. @see Agave, MAX_PROCESSING_AGE */
const lifetimeInBlocks = 150;

/**
 * Solana: an account is one address with a balance, and its sends are not counted. Each names a
 * recent block, and is worth nothing once that is 150 blocks deep.
 */
export const solanaSpending: Spending<'solana'> = {
  sendsTokens: true,

  loadSpendable: async (db, account) => (await loadAccountBalance(db, account)).spendable,

  quote: async ({ db, chains }, account, request) => {
    const chain = chains.get(account.network);
    const fees = requireFamily(await chain.fees(), 'solana');
    const { hash, headHeight, lastHeight: ownLastHeight } = await loadRecentBlock(chain);
    const books = await loadCursor(db, account.network);
    const effort = await effortOf(chain, request, () => loadOnlyAddress(db, account.id));
    return {
      price: (choice) => {
        requireNoFeeChoice(choice);
        // Counted from the head: a transaction that was signed elsewhere may name any block up to it. A node that
        // names its blocks too low must not make the send look over before it is.
        const head = Math.max(headHeight, books?.height ?? 0);
        const lastHeight = Math.max(ownLastHeight, head + lifetimeInBlocks);
        return priceAt(account, {
          ...effort,
          unitPrice: fees.unitPrice,
          blockHash: hash,
          lastHeight,
        });
      },
    };
  },

  record: async () => {},

  hashOf: null,

  findPredecessors: async () => [],

  release: async () => {},

  loadTokenWallet: null,
};

/** Loads the block that a transfer names: a node names one by itself, of our own ledger it is read. */
async function loadRecentBlock(chain: Chain): Promise<RecentBlock> {
  if (chain.recentBlock !== undefined) return chain.recentBlock();
  const { hash, height } = await settledBlock(chain);
  const headHeight = height + getNetwork(chain.network).confirmations.available - 1;
  return { hash, headHeight, lastHeight: height + lifetimeInBlocks };
}

interface Effort {
  readonly units: number;
  /** For the account that a token needs at the recipient's; null for nothing. */
  readonly rent: BaseUnits | null;
}

/** Returns the compute units of a transfer: constant for SOL, simulated by the node for a token. */
async function effortOf(
  { simulateTransfer }: Chain,
  { token, recipient, amount }: EstimateRequest,
  loadAddress: () => Promise<string>,
): Promise<Effort> {
  if (token === null || simulateTransfer === null) return { units: transferUnits, rent: null };
  const value = amount === 'max' ? toBaseUnits(0n) : amount;
  const from = await loadAddress();
  const { work, networkFee = null } = await simulateTransfer({ token, from, to: recipient, value });
  return { units: Number(work), rent: networkFee };
}

interface Price extends Effort {
  readonly unitPrice: bigint;
  readonly blockHash: string;
  /** Height of the last block that can have a transfer that names `blockHash`. */
  readonly lastHeight: number;
}

function priceAt(account: SpendingAccount, price: Price): PricedSpending<'solana'> {
  const keyring = solanaKeyringOf(account);
  /** One unit more for each send before it: equal sends are not the same bytes. */
  const priorityOf = async (db: Db): Promise<SolanaPriority> => ({
    unitLimit: price.units + (await countSends(db, account)),
    unitPrice: price.unitPrice,
  });
  return {
    terms: { per: 'transfer' },
    networkFee: price.rent,
    // The same for any amount and any recipient.
    estimateFee: async (db) => ({
      fee: keyring.transferFee(await priorityOf(db)),
      vsize: null,
    }),
    plan: async (tx, { token, recipient, amount, memo }) => {
      const { publicKey } = await loadPublicKey(tx, account);
      const { spendable: balance } = await loadAccountBalance(tx, account);
      const built = keyring.buildTransfer({
        publicKey,
        account: account.accountIndex,
        balance,
        recipient,
        // Nobody asks: the smallest amount of the network is enough for a new account.
        recipientBalance: toBaseUnits(0n),
        amount,
        blockhash: keyring.toBlockhash(price.blockHash),
        priority: await priorityOf(tx),
        memo,
        token: token === null ? null : await loadToken(tx, account, { token, rent: price.rent }),
      });
      if (built.outcome !== 'built')
        throw refusedTransfer(account.network, built, token ?? undefined);
      const { plan } = built;
      return toPlannedSpend(plan, { sent: plan.value, nonce: null, lastHeight: price.lastHeight });
    },
  };
}

async function loadToken(
  tx: Db,
  account: SpendingAccount,
  { token, rent }: Pick<Effort, 'rent'> & { readonly token: TokenDefinition },
): Promise<SolanaTokenRequest> {
  const { spendable: balance } = await loadAssetBalance(tx, account, token.id);
  const { contract: mint, decimals } = token;
  return { mint, decimals, balance, isRecipientReady: rent === null };
}
