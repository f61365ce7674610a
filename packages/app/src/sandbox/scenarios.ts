import type { BillfoldClient } from '@billfold/core';
import { faucetAmount } from '@billfold/core/internal';
import type { FaucetOrder } from './pay-from-faucet.ts';

/** Pays a deposit that no block takes. */
export async function holdDeposit(client: BillfoldClient, order: FaucetOrder): Promise<void> {
  const hash = await pay(client, order);
  await client.sandbox.hold(order.account.blockchainNetwork, { hash, hold: true });
}

/** Time for which the wallet shows the deposit before its block is undone. */
export const shownMs = 5_000;

/** Pays a deposit in a block, and replaces the block, and those that came on top of it, by one without it. */
export async function dropDeposit(client: BillfoldClient, order: FaucetOrder): Promise<void> {
  const { blockchainNetwork: network } = order.account;
  const { sandbox, platform, resources } = client;
  const hash = await pay(client, order);
  await sandbox.mine(network, { blocks: 1 });
  await Promise.all([
    resources.accounts(order.walletId).invalidate(),
    resources.transactions(order.walletId).invalidate(),
  ]);
  await new Promise<void>((resolve) => void platform.schedule(resolve, shownMs));
  // The server counts its depth: on a fast network another block comes before a number of them arrives.
  await sandbox.reorg(network, { depth: null, dropTx: [hash] });
}

export interface PoisonOrder extends Pick<FaucetOrder, 'walletId' | 'account'> {
  /** Name for the contact that is imitated, if it is new. */
  readonly contactName: string;
}

/**
 * Pays dust from an address that begins and ends like that of a contact, and returns the name of the contact,
 * which is added unless it is there.
 */
export async function poisonHistory(
  client: BillfoldClient,
  { walletId, account, contactName }: PoisonOrder,
): Promise<string> {
  const { blockchainNetwork: network } = account;
  const { accounts, contacts, sandbox } = client;
  const { imitates } = await sandbox.getImpostor(network);
  const { items } = await contacts.list(walletId, { pageSize: 100 });
  const known = items.find((each) => each.network === network && each.address === imitates);
  const fields = { name: contactName, network, address: imitates, memo: null };
  const { name } = known ?? (await contacts.create(walletId, fields));
  const current = { createNew: false };
  const { addressValue: address } = await accounts.getDepositAddress(walletId, account.id, current);
  await sandbox.sendDust(network, { address });
  await sandbox.mine(network, { blocks: 1 });
  return name;
}

async function pay(
  { accounts, sandbox }: BillfoldClient,
  { walletId, account, asset }: FaucetOrder,
): Promise<string> {
  const { id, blockchainNetwork: network } = account;
  const current = { createNew: false };
  const { addressValue: address } = await accounts.getDepositAddress(walletId, id, current);
  const { hash } = await sandbox.faucet(network, {
    address,
    asset: asset.id,
    amount: faucetAmount(asset),
  });
  return hash;
}
