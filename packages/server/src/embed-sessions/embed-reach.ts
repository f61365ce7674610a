import type { EmbedScope, Endpoint } from '@billfold/core/contract';
import * as contract from '@billfold/core/contract';
import type { CalledEndpoint } from '../http/bind.ts';

type Call = Pick<Endpoint, 'method' | 'path'>;

/** Nothing is drawn without wallets, accounts and prices. */
const always: readonly Call[] = [
  contract.listWallets,
  contract.getWallet,
  contract.getWalletSettings,
  contract.watchWallet,
  contract.listAccounts,
  contract.getAccount,
  contract.getManifest,
  contract.listManifest,
  contract.getRate,
  contract.listCurrencyRates,
];

const vault: readonly Call[] = [
  contract.getVault,
  contract.evaluateVault,
  contract.proveVault,
  contract.unlockWallet,
];

const calls: Readonly<Record<EmbedScope, readonly Call[]>> = {
  'portfolio:read': [contract.getStatistics, contract.getBalanceChart, contract.getPriceHistory],
  'wallets:write': [
    ...vault,
    contract.createWallet,
    contract.activateWallet,
    contract.renameWallet,
    contract.updateWalletSettings,
  ],
  'accounts:read': [contract.listAddresses, contract.listAvailableAccounts],
  'accounts:write': [
    contract.createAccount,
    contract.updateAccount,
    contract.restoreAccount,
    contract.labelAddress,
    contract.listAvailableAccounts,
  ],
  'transactions:read': [
    contract.listTransactions,
    contract.getTransaction,
    contract.findTransaction,
    contract.getConfirmations,
    contract.listConfirmations,
    contract.exportTransactions,
  ],
  send: [
    ...vault,
    contract.listContacts,
    contract.getSendProtection,
    contract.listAddresses,
    contract.listTransactions,
    contract.getStatistics,
    contract.getGas,
    contract.getBscGas,
    contract.getFees,
    contract.getTokenFees,
    contract.estimateFee,
    contract.estimateTokenFee,
    contract.createIntent,
    contract.getIntent,
    contract.getIntentPlan,
    contract.createTransaction,
    contract.createTokenTransaction,
    contract.getTransaction,
    contract.getConfirmations,
    contract.listConfirmations,
  ],
  receive: [contract.getDepositAddress, contract.listAddresses, contract.listTransactions],
  'reset-password': [...vault, contract.resetWalletPassword],
};

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
const withoutScope = new Set(always.map(nameOf));
const byScope = new Map(
  Object.entries(calls).map(([scope, list]) => [scope, new Set(list.map(nameOf))]),
);

/**
 * Reports whether a token of a partner may make a call. None shows a seed phrase, changes a cloud password that is
 * known, deletes a wallet, writes contacts, which decide who is paid, or reaches account or business.
 */
export function isInScopes(scopes: readonly EmbedScope[], call: CalledEndpoint): boolean {
  const name = nameOf(call);
  return withoutScope.has(name) || scopes.some((scope) => byScope.get(scope)?.has(name));
}
