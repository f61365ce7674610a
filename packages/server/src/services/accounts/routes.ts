import {
  createAccount,
  getDepositAddress,
  listAccounts,
  listAddresses,
} from '@billfold/core/contract';
import type { Bind } from '../../http/bind.ts';
import type { ServiceContext } from '../context.ts';
import { createOwnedAccount } from './create-owned-account.ts';
import { findDepositAddress } from './find-deposit-address.ts';
import { listDepositAddresses } from './list-deposit-addresses.ts';
import { listOwnedAccounts } from './list-owned-accounts.ts';

export function bindAccountRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(createAccount)(({ principal: { userId }, params, body }) =>
    createOwnedAccount(context, { userId, ...params }, body),
  );
  bind.signedIn(listAccounts)(({ principal: { userId }, params, query }) =>
    listOwnedAccounts(context, { userId, ...params }, query),
  );
  bind.signedIn(getDepositAddress)(({ principal: { userId }, params, query }) =>
    findDepositAddress(context, { userId, ...params }, query),
  );
  bind.signedIn(listAddresses)(({ principal: { userId }, params, query }) =>
    listDepositAddresses(context.db, { userId, ...params }, query),
  );
}
