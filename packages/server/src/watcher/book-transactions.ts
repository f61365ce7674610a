import { type BaseUnits, toBaseUnits } from '@billfold/core';
import type { ChainTransaction, OutPoint } from '../chains/chain.ts';
import { append, groupBy } from '../platform/group-by.ts';

/** An address of ours. The same phrase in two wallets makes two owners of one address. */
export interface Owner {
  readonly walletId: string;
  readonly accountId: string;
  readonly addressId: string;
  readonly address: string;
  readonly branch: 'receive' | 'change';
}

/** Output that is recorded for an account. */
export interface HeldOutput extends OutPoint {
  readonly walletId: string;
  readonly accountId: string;
  readonly address: string;
  readonly value: BaseUnits;
  readonly spentBy: string | null;
  /** True where the account can spend it: its own change, and deposits with their confirmations. */
  readonly isSettled: boolean;
}

export interface Bookings {
  readonly outputs: readonly BookedOutput[];
  readonly spends: readonly BookedSpend[];
  readonly movements: readonly Movement[];
  /** Transactions of the books that were to spend what another one spent. */
  readonly replaced: readonly string[];
  /** Hashes of the conflicting transactions that spent it. */
  readonly rivals: readonly string[];
}
export interface BookedOutput extends HeldOutput {
  readonly addressId: string;
  /** The account paid it to itself, out of outputs that no one else can take back. */
  readonly isChange: boolean;
}
export interface BookedSpend extends OutPoint {
  readonly by: string;
}
export interface Movement {
  readonly walletId: string;
  readonly accountId: string;
  readonly hash: string;
  /** Null is the native asset. */
  readonly tokenId: string | null;
  readonly type: 'SENT' | 'RECEIVED' | 'SELF';
  readonly value: BaseUnits;
  /** Null on what it received, and where others paid along. */
  readonly fee: BaseUnits | null;
  /** Part of the fee that activates the recipient's account; null for none. */
  readonly networkFee: BaseUnits | null;
  /** Null on what it received, and on networks without nonces. */
  readonly nonce: bigint | null;
  /** Null where many may have paid. */
  readonly fromAddress: string | null;
  readonly toAddress: string | null;
  readonly endedAs: 'FAILED' | null;
}

/**
 * Returns the outputs, spends and movements of `transactions`, for the accounts that own their
 * outputs or inputs. Parents come before children, so that a child can spend the outputs of its
 * parent.
 */
export function bookTransactions(
  transactions: readonly ChainTransaction[],
  { owners, held }: { readonly owners: readonly Owner[]; readonly held: readonly HeldOutput[] },
): Bookings {
  const ownersOf = groupBy(owners, ({ address }) => address);
  const heldAt = groupBy(held, nameOf);
  const outputs: BookedOutput[] = [];
  const spends: BookedSpend[] = [];
  const movements: Movement[] = [];
  const replaced = new Set<string>();
  const rivals = new Set<string>();
  for (const transaction of transactions) {
    const spent = transaction.spends.flatMap((point) => heldAt.get(nameOf(point)) ?? []);
    for (const { hash, index, spentBy } of spent) {
      spends.push({ hash, index, by: transaction.hash });
      if (spentBy === null || spentBy === transaction.hash) continue;
      replaced.add(spentBy);
      rivals.add(transaction.hash);
    }
    const funders = groupBy(spent, ({ accountId }) => accountId);
    const received = transaction.transfers.flatMap((transfer) =>
      ownedOutputs(transfer, ownersOf).map((output) => {
        // A transfer that spends a waiting deposit can vanish with it, as the child that pays for one.
        const isChange = funders.get(output.accountId)?.every((input) => input.isSettled) ?? false;
        return { ...output, hash: transaction.hash, isChange, isSettled: isChange };
      }),
    );
    for (const output of received) append(heldAt, nameOf(output), output);
    outputs.push(...received);
    movements.push(...movementsOf(transaction, funders, received));
  }
  return { outputs, spends, movements, replaced: [...replaced], rivals: [...rivals] };
}

type Transfer = ChainTransaction['transfers'][number];
type ReceivedOutput = BookedOutput & Pick<Owner, 'branch'>;

function ownedOutputs(
  { to, position, value, tokenId }: Transfer,
  ownersOf: ReadonlyMap<string, readonly Owner[]>,
): readonly Omit<ReceivedOutput, 'hash' | 'isChange' | 'isSettled'>[] {
  if (to === null || tokenId !== null || value === 0n) return [];
  const owners = ownersOf.get(to) ?? [];
  return owners.map((owner) => ({ ...owner, index: position, value, spentBy: null }));
}

function movementsOf(
  transaction: ChainTransaction,
  funders: ReadonlyMap<string, readonly HeldOutput[]>,
  received: readonly ReceivedOutput[],
): readonly Movement[] {
  const receivers = groupBy(received, ({ accountId }) => accountId);
  const accountIds = new Set([...funders.keys(), ...receivers.keys()]);
  return [...accountIds].flatMap((accountId) => {
    const inputs = funders.get(accountId) ?? [];
    const outputs = receivers.get(accountId) ?? [];
    const [first] = [...inputs, ...outputs];
    if (first === undefined) return [];
    const facts = inputs.length > 0 ? sent(transaction, inputs, outputs) : arrived(outputs);
    const { walletId } = first;
    // Transactions that spend outputs have no nonce, and none that failed stands in a block.
    return [
      {
        walletId,
        accountId,
        hash: transaction.hash,
        tokenId: null,
        nonce: null,
        networkFee: null,
        endedAs: null,
        ...facts,
      },
    ];
  });
}

type MovementFacts = Pick<Movement, 'type' | 'value' | 'fee' | 'fromAddress' | 'toAddress'>;

function arrived(outputs: readonly ReceivedOutput[]): MovementFacts {
  const toAddress = outputs[0]?.address ?? null;
  return { type: 'RECEIVED', value: sumOf(outputs), fee: null, fromAddress: null, toAddress };
}

function sent(
  { spends, transfers }: ChainTransaction,
  inputs: readonly HeldOutput[],
  outputs: readonly ReceivedOutput[],
): MovementFacts {
  const foreign = transfers.filter(({ position }) =>
    outputs.every((own) => own.index !== position),
  );
  const fromAddress = inputs[0]?.address ?? null;
  const recipients = new Set(foreign.map(({ to }) => to));
  const [recipient = null] = recipients;
  const toAddress = recipients.size === 1 ? recipient : null;
  // With inputs of others nobody can tell who paid the fee: what the account lost stands for all.
  if (inputs.length < spends.length) {
    const lost = sumOf(inputs) - sumOf(outputs);
    const value = toBaseUnits(lost > 0n ? lost : 0n);
    return { type: 'SENT', value, fee: null, fromAddress, toAddress };
  }
  const fee = toBaseUnits(sumOf(inputs) - sumOf(transfers));
  const value = sumOf(foreign);
  if (value > 0n) return { type: 'SENT', value, fee, fromAddress, toAddress };
  const shown = outputs.filter(({ branch }) => branch === 'receive');
  const kept = shown.length > 0 ? shown : outputs;
  return {
    type: 'SELF',
    value: sumOf(kept),
    fee,
    fromAddress,
    toAddress: kept[0]?.address ?? null,
  };
}

function sumOf(items: readonly { readonly value: BaseUnits }[]): BaseUnits {
  return toBaseUnits(items.reduce((sum, { value }) => sum + value, 0n));
}

function nameOf({ hash, index }: OutPoint): string {
  return `${hash}:${index}`;
}
