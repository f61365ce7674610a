import {
  createAccount,
  deleteAccount,
  getAccount,
  getAccountPublicKey,
  getDepositAddress,
  labelAddress,
  listAccounts,
  listAddresses,
  listAvailableAccounts as listAvailableAccountsCall,
  restoreAccount,
  updateAccount,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { createOwnedAccount } from './create-owned-account.ts';
import { deleteOwnedAccount } from './delete-owned-account.ts';
import { findDepositAddress } from './find-deposit-address.ts';
import { labelOwnedAddress } from './label-owned-address.ts';
import { listAvailableAccounts } from './list-available-accounts.ts';
import { listDepositAddresses } from './list-deposit-addresses.ts';
import { listOwnedAccounts } from './list-owned-accounts.ts';
import { loadAccountAnswer } from './load-account-answer.ts';
import { loadAccountPublicKey } from './load-account-public-key.ts';
import { restoreOwnedAccount } from './restore-owned-account.ts';
import { updateOwnedAccount } from './update-owned-account.ts';

export function bindAccountRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(createAccount)(({ principal: { userId }, caller: { ip }, params, body }) =>
    createOwnedAccount(context, { userId, ip, ...params }, body),
  );
  bind.signedIn(getAccount)(({ principal: { userId }, params }) =>
    loadAccountAnswer(context, { userId, ...params }),
  );
  bind.signedIn(listAccounts)(({ principal: { userId }, params, query }) =>
    listOwnedAccounts(context, { userId, ...params }, query),
  );
  bind.signedIn(getDepositAddress)(({ principal: { userId }, params, query }) =>
    findDepositAddress(context, { userId, ...params }, query),
  );
  bind.signedIn(getAccountPublicKey)(({ principal: { userId }, params }) =>
    loadAccountPublicKey(context, { userId, ...params }),
  );
  bind.signedIn(listAddresses)(({ principal: { userId }, params, query }) =>
    listDepositAddresses(context.db, { userId, ...params }, query),
  );
  bind.signedIn(updateAccount)(({ principal: { userId }, params, body }) =>
    updateOwnedAccount(context, { userId, ...params }, body),
  );
  bind.signedIn(deleteAccount)(async ({ principal: { userId }, params }) => {
    await deleteOwnedAccount(context, { userId, ...params });
    return null;
  });
  bind.signedIn(restoreAccount)(({ principal: { userId }, params }) =>
    restoreOwnedAccount(context, { userId, ...params }),
  );
  bind.signedIn(labelAddress)(({ principal: { userId }, params: { id, ...place }, body }) =>
    labelOwnedAddress(context.db, { userId, ...place, addressId: id }, body),
  );
  bind.signedIn(listAvailableAccountsCall)(({ principal: { userId }, params: { id, x } }) =>
    listAvailableAccounts(context, { userId, walletId: id }, x),
  );
}
