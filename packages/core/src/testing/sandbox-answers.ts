import { type CurrencyScope, findCurrencyScope } from '../assets/find-currency-scope.ts';
import { findToken } from '../assets/token.ts';
import {
  type Account,
  createAccount,
  getDepositAddress,
  type ListAccounts,
  listAccounts,
  listAddresses,
} from '../contract/accounts/accounts.ts';
import { getConfig } from '../contract/config/config.ts';
import { allManifests, getManifestRow } from '../contract/rates/find-manifest.ts';
import { getManifest, listManifest } from '../contract/rates/manifest.ts';
import { type Confirmations, getConfirmations } from '../contract/transactions/confirmations.ts';
import { estimateFee, estimateTokenFee } from '../contract/transactions/fee-queries.ts';
import { createIntent, getIntent } from '../contract/transactions/intents.ts';
import {
  listRequestAssets,
  openPaymentRequest,
} from '../contract/transactions/payment-requests.ts';
import {
  type CreateTokenTransaction,
  createTokenTransaction,
  getTokenFees,
  type TokenFeeEstimate,
  type TokenFeeQuery,
} from '../contract/transactions/token-transactions.ts';
import {
  type CreateTransaction,
  createTransaction,
  type FeeEstimate,
  getFees,
  listTransactions,
} from '../contract/transactions/transactions.ts';
import type { AccountPath } from '../contract/values.ts';
import { toDecimal } from '../money/decimal.ts';
import { getNetwork } from '../networks/registry.ts';
import { type FakeCall, FakeRefusal, type FakeServices } from './fake-services.ts';
import { requirePayable } from './require-payable.ts';
import { addressRows } from './sandbox-addresses.ts';
import { requireSendCode } from './sandbox-app-code.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import { answerChart } from './sandbox-chart-answers.ts';
import { answerContacts } from './sandbox-contacts.ts';
import { answerItems } from './sandbox-items.ts';
import { answerLedger } from './sandbox-ledger-answers.ts';
import {
  sandboxFee,
  sandboxNetwork,
  sandboxServed,
  sandboxTokenFee,
  sandboxTokenGas,
  sandboxVsize,
} from './sandbox-networks.ts';
import { sandboxRequest, sandboxRequestAssets } from './sandbox-payment-requests.ts';
import { answerPrices } from './sandbox-price-answers.ts';
import { answerPublicKeys } from './sandbox-public-keys.ts';
import type { SandboxTransaction } from './sandbox-transaction.ts';
import { answerWallets } from './sandbox-wallet-answers.ts';

/** Answers the calls of the wallet screens from the books. */
export function answerFromBooks(services: FakeServices, books: SandboxBooks): void {
  answerFacts(services);
  answerItems(services, books);
  answerAccounts(services, books);
  answerPublicKeys(services, books);
  answerTransactions(services, books);
  answerPrices(services, books);
  answerChart(services, books);
  answerLedger(services, books);
  answerWallets(services, books);
  answerContacts(services, books);
}

function answerFacts(services: FakeServices): void {
  services.on(getConfig)(() => ({
    data: {
      mode: 'sandbox',
      networks: Object.fromEntries(
        sandboxServed.map((network) => {
          const { model } = getNetwork(network);
          const chainId = model.family === 'evm' ? model.chains.sandbox.chainId : null;
          return [network, { chain: 'sandbox' as const, chainId }];
        }),
      ),
      features: { payments: false },
      support: { url: null },
      documentation: { url: null },
      bases: {},
      version: '0.0.0',
    },
  }));
  services.on(listManifest)(allManifests);
  services.on(getManifest)(({ params }) => getManifestRow(params.x));
}

function answerAccounts(services: FakeServices, books: SandboxBooks): void {
  services.on(listAccounts)(
    ({ params: { walletId }, query: { page = 1, pageSize = 100, ...wanted } }) => {
      const all = books.accounts(walletId).filter((account) => isWanted(account, wanted));
      const items = all.slice((page - 1) * pageSize, page * pageSize);
      return { items, total: all.length, page, pageSize };
    },
  );
  services.on(createAccount)(({ params: { walletId }, body }) => {
    const { name, cryptoCurrencyType: network, keyPath = 'ACCOUNT', addressType } = body;
    const typed = addressType === undefined ? {} : { addressType };
    return books.open({ name, network, keyPath, ...typed, balance: toDecimal('0') }, walletId);
  });
  services.on(getDepositAddress)(({ params: { accountId }, query }) => {
    if (books.account(accountId) === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    if (query.createNew === true && books.isAtGapLimit(accountId))
      throw new FakeRefusal(409, { code: 'ADDRESS_GAP_LIMIT' });
    const addressValue =
      query.createNew === true
        ? books.nextAddress(accountId)
        : (books.addresses(accountId)[0] ?? '');
    return { id: accountId, addressValue };
  });
  services.on(listAddresses)(({ params, query }) => addressRows(books, params.accountId, query));
}

function answerTransactions(services: FakeServices, books: SandboxBooks): void {
  const fees = (accountId: string, toAddress = ''): FeeEstimate => {
    const account = books.account(accountId);
    if (account === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    if (toAddress !== '') requirePayable(account.blockchainNetwork, toAddress);
    return feesOf(account);
  };
  services.on(getFees)(({ params, query }) => fees(params.accountId, query.toAddress));
  services.on(estimateFee)(({ params, body }) => fees(params.accountId, body.toAddress));
  services.on(createIntent)(({ params: { accountId }, body }) => {
    fees(accountId, body.destinationAddress);
    return books.review(accountId, body);
  });
  services.on(getIntent)(({ params: { accountId, intentId } }) =>
    books.loadReview(accountId, intentId),
  );
  services.on(openPaymentRequest)(({ body }) => sandboxRequest(body, books.now()));
  services.on(listRequestAssets)(({ body: { link } }) => sandboxRequestAssets(link));
  const send = sendFrom(books);
  services.on(createTransaction)(send);
  services.on(createTokenTransaction)(send);
  answerTokens(services, books);
  services.on(listTransactions)(({ query }) => {
    const { CryptoCurrencyType = '', AccountId: accountId, IsSpam = false } = query;
    const { Page = 1, PageSize = 100 } = query;
    const scope = findCurrencyScope(CryptoCurrencyType);
    // Nobody sends spam to the wallet.
    const all = (IsSpam ? [] : books.transactions())
      .filter((each) => scope === undefined || isInScope(each, scope))
      .filter((each) => accountId === undefined || each.accountId === accountId);
    const items = all.slice((Page - 1) * PageSize, Page * PageSize);
    return { items, total: all.length, page: Page, pageSize: PageSize };
  });
  services.on(getConfirmations)(({ query: { hash, network } }) => {
    const transaction = books
      .transactions()
      .find((each) => each.hash === hash && each.blockchainNetwork === network);
    if (transaction === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    return confirmationsOf(transaction);
  });
}

function answerTokens(services: FakeServices, books: SandboxBooks): void {
  const fees = (asked: TokenFeeQuery): TokenFeeEstimate => {
    const account = books.account(asked.AccountId);
    if (account === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    if (findToken(account.blockchainNetwork, asked.TokenId) === undefined)
      throw new FakeRefusal(404, { code: 'TOKEN_NOT_FOUND' });
    return tokenFeesOf(account);
  };
  services.on(getTokenFees)(({ query }) => fees(query));
  services.on(estimateTokenFee)(({ body }) => fees(body));
}

type CreateBody = CreateTransaction | CreateTokenTransaction;

/** Answers both create calls. A key belongs to the request that it has sent, not to a refused one. */
function sendFrom(books: SandboxBooks) {
  const sent = new Map<string, string>();
  return (call: FakeCall<AccountPath, unknown, CreateBody>): SandboxTransaction => {
    const { params, body, idempotencyKey, intent } = call;
    const key = idempotencyKey ?? newKey(books);
    const {
      password: _,
      seedPhrase: __,
      twoFactorCode: ___,
      rawTransaction: ____,
      ...request
    } = body;
    const text = JSON.stringify([params.accountId, request]);
    if ((sent.get(key) ?? text) !== text)
      throw new FakeRefusal(422, { code: 'IDEMPOTENCY_MISMATCH' });
    proveSend(books, params.walletId, body);
    const transaction = books.send(params.accountId, key, body, intent);
    sent.set(key, text);
    return transaction;
  };
}

/** Makes the key of a send that has none. */
const newKey = (books: SandboxBooks): string => `unkeyed:${books.transactions().length}`;

function proveSend(
  { wallets }: SandboxBooks,
  walletId: string,
  secrets: CreateTransaction | CreateTokenTransaction,
): void {
  if (wallets.asksCode(walletId)) requireSendCode(secrets.twoFactorCode);
  // Signed outside, with keys that these services do not know.
  if (secrets.rawTransaction !== undefined) return;
  wallets.prove(walletId, secrets);
}

function confirmationsOf(transaction: SandboxTransaction): Confirmations {
  const { hash, confirmations, requiredConfirmations: required, status } = transaction;
  const { final } = getNetwork(transaction.blockchainNetwork).confirmations;
  return { hash, confirmations, required, final, status };
}

function feesOf({ blockchainNetwork: network, nativeBalance }: Account): FeeEstimate {
  const { feePriority, gas } = getNetwork(network);
  const estimatedFee = sandboxFee(network);
  const option = (satPerVb: string) => ({
    satPerVb: toDecimal(satPerVb),
    vsize: sandboxVsize,
    estimatedFee,
  });
  const isChosen = feePriority.choice === 'selectable';
  return {
    estimatedFee,
    estimatedGasPrice: sandboxNetwork(network).gasPrice,
    estimatedGasLimit: gas?.transferLimit ?? null,
    maximumAmount: nativeBalance,
    networkFee: null,
    isApproximate: false,
    rates: isChosen ? { Low: option('1'), Medium: option('4'), High: option('10') } : null,
    expiresAt: estimatesExpireAt,
  };
}

function tokenFeesOf({ blockchainNetwork: network, nativeBalance }: Account): TokenFeeEstimate {
  return {
    estimatedFee: sandboxTokenFee(network),
    gasPrice: sandboxNetwork(network).gasPrice,
    gasLimit: sandboxTokenGas(network),
    nativeSymbol: getNetwork(network).symbol,
    nativeAvailable: nativeBalance,
    networkFee: null,
    expiresAt: estimatesExpireAt,
  };
}

const estimatesExpireAt = new Date('2026-11-20T10:00:00Z');

function isInScope(
  { blockchainNetwork: network, tokenSymbol }: SandboxTransaction,
  { networks, assetIds }: CurrencyScope,
): boolean {
  return assetIds === null
    ? networks.includes(network)
    : assetIds.includes(`${tokenSymbol}@${network}`);
}

function isWanted(account: Account, wanted: ListAccounts): boolean {
  const { cryptoCurrencyType = '', isDeleted = false, isArchived, search = '' } = wanted;
  const scope = findCurrencyScope(cryptoCurrencyType);
  return (
    (scope === undefined || scope.networks.includes(account.blockchainNetwork)) &&
    account.isDeleted === isDeleted &&
    (isArchived === undefined || account.isArchived === isArchived) &&
    account.name.toLowerCase().includes(search.toLowerCase())
  );
}
