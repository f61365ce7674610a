import {
  type Account,
  createAccount,
  getDepositAddress,
  listAccounts,
  listAddresses,
} from '../contract/accounts.ts';
import { getConfig } from '../contract/config.ts';
import { listManifest } from '../contract/manifest.ts';
import { nativeManifest } from '../contract/native-manifest.ts';
import {
  createTransaction,
  type FeeEstimate,
  getConfirmations,
  getFees,
  listTransactions,
} from '../contract/transactions.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { toDecimal } from '../money/decimal.ts';
import { getNetwork, networkCodes } from '../networks/registry.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import { answerLedger } from './sandbox-ledger-answers.ts';
import { sandboxFee, sandboxNetwork, sandboxServed } from './sandbox-networks.ts';
import { answerPrices } from './sandbox-price-answers.ts';

/** Answers the calls of the wallet screens from the books. */
export function answerFromBooks(services: FakeServices, books: SandboxBooks): void {
  answerFacts(services);
  answerAccounts(services, books);
  answerTransactions(services, books);
  answerPrices(services, books);
  answerLedger(services, books);
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
      version: '0.0.0',
    },
  }));
  services.on(listManifest)(() => networkCodes.map(nativeManifest));
}

function answerAccounts(services: FakeServices, books: SandboxBooks): void {
  services.on(listAccounts)(({ query: { cryptoCurrencyType } }) =>
    pageOf(
      books
        .accounts()
        .filter(
          ({ blockchainNetwork }) =>
            cryptoCurrencyType === undefined || blockchainNetwork === cryptoCurrencyType,
        ),
    ),
  );
  services.on(createAccount)(({ body: { name, cryptoCurrencyType: network } }) => {
    if (!sandboxServed.some((served) => served === network))
      throw new FakeRefusal(404, { code: 'NETWORK_NOT_SERVED' });
    return books.open({ name, network, balance: toDecimal('0') });
  });
  services.on(getDepositAddress)(({ params: { accountId }, query }) => {
    const addressValue =
      query.createNew === true
        ? books.nextAddress(accountId)
        : (books.addresses(accountId)[0] ?? '');
    return { id: accountId, addressValue };
  });
  services.on(listAddresses)(({ params: { accountId } }) => {
    const account = books.accounts().find(({ id }) => id === accountId);
    if (account === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    const { createdAt, derivationPath, blockchainNetwork } = account;
    const { decimals } = getNetwork(blockchainNetwork);
    return books.addresses(accountId).map((addressValue, at, all) => ({
      id: accountId,
      addressValue,
      label: null,
      isUsed: books.transactions().some(({ toAddress }) => toAddress === addressValue),
      balance: toDecimal(toBaseUnits(0n), { decimals }),
      createdAt,
      path: `${derivationPath}/0/${all.length - 1 - at}`,
    }));
  });
}

function answerTransactions(services: FakeServices, books: SandboxBooks): void {
  services.on(getFees)(({ params: { accountId } }) => {
    const account = books.accounts().find(({ id }) => id === accountId);
    if (account === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    return feesOf(account);
  });
  services.on(createTransaction)(({ params: { accountId }, body, idempotencyKey }) => {
    if (body.password !== null && body.password !== books.secrets.password)
      throw new FakeRefusal(400, {
        code: 'WRONG_ENCRYPTION_KEY',
        errors: ['The encryption key is not right.'],
      });
    if (body.seedPhrase !== null && body.seedPhrase !== books.secrets.seedPhrase)
      throw new FakeRefusal(400, { code: 'SEED_MISMATCH', errors: ['The phrase is not right.'] });
    return books.send(accountId, idempotencyKey ?? '', body);
  });
  services.on(listTransactions)(({ query }) => {
    const { CryptoCurrencyType: network, AccountId: accountId, Page = 1, PageSize = 100 } = query;
    const all = books
      .transactions()
      .filter((each) => network === undefined || each.blockchainNetwork === network)
      .filter((each) => accountId === undefined || each.accountId === accountId);
    const items = all.slice((Page - 1) * PageSize, Page * PageSize);
    return { items, total: all.length, page: Page, pageSize: PageSize };
  });
  services.on(getConfirmations)(({ query: { hash, network } }) => {
    const transaction = books
      .transactions()
      .find((each) => each.hash === hash && each.blockchainNetwork === network);
    if (transaction === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    const { confirmations, requiredConfirmations: required, status } = transaction;
    const { final } = getNetwork(network).confirmations;
    return { hash, confirmations, required, final, status };
  });
}

function feesOf({ blockchainNetwork: network, nativeBalance }: Account): FeeEstimate {
  const { feePriority, gas } = getNetwork(network);
  const estimatedFee = sandboxFee(network);
  const option = (satPerVb: string) => ({ satPerVb: toDecimal(satPerVb), estimatedFee });
  const isChosen = feePriority.choice === 'selectable';
  return {
    estimatedFee,
    estimatedGasPrice: sandboxNetwork(network).gasPrice,
    estimatedGasLimit: gas?.transferLimit ?? null,
    maximumAmount: nativeBalance,
    networkFee: null,
    isApproximate: false,
    rates: isChosen ? { Low: option('1'), Medium: option('4'), High: option('10') } : null,
    expiresAt: new Date('2026-11-20T10:00:00Z'),
  };
}

function pageOf<T>(items: readonly T[]) {
  return { items, total: items.length, page: 1, pageSize: 100 };
}
