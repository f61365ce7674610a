import {
  createAccount,
  getDepositAddress,
  listAccounts,
  listAddresses,
} from '../contract/accounts.ts';
import { getConfig } from '../contract/config.ts';
import { listManifest } from '../contract/manifest.ts';
import {
  createTransaction,
  getConfirmations,
  getFees,
  listTransactions,
} from '../contract/transactions.ts';
import { toDecimal } from '../money/decimal.ts';
import { getNetwork, mapNetworks, networkCodes } from '../networks/registry.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import { type SandboxBooks, sandboxFee } from './sandbox-books.ts';
import { answerLedger } from './sandbox-ledger-answers.ts';
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
      networks: mapNetworks(() => ({ chain: 'sandbox', chainId: null })),
      features: { payments: false },
      support: { url: null },
      version: '0.0.0',
    },
  }));
  services.on(listManifest)(() =>
    networkCodes.map((key) => ({
      key,
      type: 'NATIVE',
      digits: getNetwork(key).digits,
      minimumTransactionAmount: getNetwork(key).minimumAmount,
      requiredConfirmations: getNetwork(key).confirmations.available,
      limitAddressesPerAccountCount: getNetwork(key).addressLimit,
      priorities: {
        low: { label: 'about 1 hour', targetBlocks: 6 },
        medium: { label: 'about 30 minutes', targetBlocks: 3 },
        high: { label: 'about 10 minutes', targetBlocks: 1 },
      },
    })),
  );
}

function answerAccounts(services: FakeServices, books: SandboxBooks): void {
  services.on(listAccounts)(() => pageOf(books.accounts()));
  services.on(createAccount)(() => {
    throw new FakeRefusal(409, { code: 'KEY_REQUIRED' });
  });
  services.on(getDepositAddress)(({ params: { accountId }, query }) => {
    const addressValue =
      query.createNew === true
        ? books.nextAddress(accountId)
        : (books.addresses(accountId)[0] ?? '');
    return { id: accountId, addressValue };
  });
  services.on(listAddresses)(({ params: { accountId } }) =>
    books.addresses(accountId).map((addressValue) => ({
      id: accountId,
      addressValue,
      label: null,
      isUsed: false,
      balance: toDecimal('0.00000000'),
      createdAt: books.accounts()[0]?.createdAt ?? new Date(0),
      path: "m/84'/0'/0'/0/0",
    })),
  );
}

function answerTransactions(services: FakeServices, books: SandboxBooks): void {
  services.on(getFees)(({ params: { accountId } }) => {
    const option = (satPerVb: string) => ({
      satPerVb: toDecimal(satPerVb),
      estimatedFee: sandboxFee,
    });
    return {
      estimatedFee: sandboxFee,
      estimatedGasPrice: null,
      estimatedGasLimit: null,
      maximumAmount:
        books.accounts().find(({ id }) => id === accountId)?.nativeBalance ?? toDecimal('0'),
      networkFee: null,
      isApproximate: false,
      rates: { Low: option('1'), Medium: option('4'), High: option('10') },
      expiresAt: new Date('2026-11-20T10:00:00Z'),
    };
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
  services.on(listTransactions)(() => pageOf(books.transactions()));
  services.on(getConfirmations)(({ query: { hash } }) => {
    const transaction = books.transactions().find((each) => each.hash === hash);
    if (transaction === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    const { confirmations, status } = transaction;
    return { hash, confirmations, required: 2, final: 3, status };
  });
}

function pageOf<T>(items: readonly T[]) {
  return { items, total: items.length, page: 1, pageSize: 100 };
}
