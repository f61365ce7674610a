import type { AddressRow, ListAddresses } from '../contract/accounts/accounts.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { parseAmount, toDecimal } from '../money/decimal.ts';
import { getNetwork } from '../networks/registry.ts';
import { FakeRefusal } from './fake-services.ts';
import { sandboxId } from './sandbox-accounts.ts';
import type { SandboxBooks } from './sandbox-books.ts';

/** Lists the deposit addresses of an account, newest first; an absent filter lets all through. */
export function addressRows(
  books: SandboxBooks,
  accountId: string,
  { hasBalance, isUsed }: ListAddresses,
): readonly AddressRow[] {
  const account = books.account(accountId);
  if (account === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
  const { createdAt, derivationPath, blockchainNetwork } = account;
  const { decimals } = getNetwork(blockchainNetwork);
  const rows = books.addresses(accountId).map((addressValue, at, all) => {
    const paid = books
      .transactions()
      .filter((each) => each.accountId === accountId && each.toAddress === addressValue);
    const units = paid.reduce((sum, { value }) => sum + parseAmount(value, decimals), 0n);
    const index = all.length - 1 - at;
    return {
      id: sandboxId(4, Number(accountId.slice(-11)) * 1_000 + index),
      addressValue,
      label: null,
      isUsed: paid.length > 0,
      balance: toDecimal(toBaseUnits(units), { decimals }),
      createdAt,
      path: `${derivationPath}/0/${index}`,
    };
  });
  return rows
    .filter((row) => isUsed === undefined || row.isUsed === isUsed)
    .filter((row) => hasBalance === undefined || /[1-9]/.test(row.balance) === hasBalance);
}
