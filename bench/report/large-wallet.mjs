// Answers for a wallet with many assets and a long history, where the product would need months to make them.
const newest = Date.UTC(2026, 10, 22);

/** @param {{ assets: number, transactions: number }} size */
export function createLargeWallet({ assets, transactions }) {
  const tokens = Array.from({ length: assets - 1 }, (_, index) => tokenAt(index));
  return {
    /** Adds the tokens to the first account of an answer. */
    accounts: (answer) => ({
      ...answer,
      items: answer.items.map((account, index) =>
        index === 0 ? { ...account, nativeBalance: '1.500000000000000000', tokens } : account,
      ),
    }),
    statistics: (answer) => ({
      ...answer,
      totalBalance: '123456.78',
      assets: [
        assetAt('ETH', '1.500000000000000000', 0),
        ...tokens.map(({ symbol, balance }, index) => assetAt(symbol, balance, index + 1)),
      ],
    }),
    /** Answers a page of the history. */
    transactions: (query, accountId) => {
      const page = Number(query.get('Page') ?? 1);
      const pageSize = Number(query.get('PageSize') ?? 20);
      const items = Array.from({ length: pageSize }, (_, index) =>
        transactionAt((page - 1) * pageSize + index, accountId),
      );
      return { items, total: transactions, page, pageSize };
    },
    /** Answers the prices of a week. */
    prices: (query) => ({
      series: (query.get('symbols') ?? '').split(',').map((symbol) => ({ symbol, points })),
    }),
  };
}

const points = Array.from({ length: 28 }, (_, index) => ({
  t: new Date(newest - (28 - index) * 21_600_000).toISOString(),
  value: `${100 + ((index * 37) % 11)}.00`,
}));

function tokenAt(index) {
  const symbol = `T${String(index).padStart(3, '0')}`;
  return {
    tokenId: `${symbol}@ETH`,
    name: `Token ${index}`,
    symbol,
    balance: `${(index * 7919) % 10_000}.${String((index * 104_729) % 1_000_000).padStart(6, '0')}`,
    decimals: 6,
    logo: null,
    contract: `0x${String(index).padStart(40, '0')}`,
    isHidden: false,
  };
}

function assetAt(symbol, balance, index) {
  return {
    symbol,
    network: 'ETH',
    balance,
    fiat: '617.28',
    share: '0.50',
    price: `${1 + ((index * 31) % 900)}.25`,
    change24hPercent: index % 2 === 0 ? '1.25' : '-0.75',
  };
}

function transactionAt(index, accountId) {
  const isReceived = index % 3 === 0;
  const other = `0x${(index * 2_654_435_761).toString(16).padStart(40, 'a')}`;
  return {
    id: `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    accountId,
    type: isReceived ? 'RECEIVED' : 'SENT',
    status: 'CONFIRMED',
    blockchainNetwork: 'ETH',
    tokenSymbol: null,
    value: '0.015000000000000000',
    createdAt: new Date(newest - index * 3_600_000).toISOString(),
    fromAddress: other,
    moreFromAddresses: 0,
    toAddress: other,
    hash: `0x${String(index).padStart(64, 'f')}`,
    confirmations: 12,
    requiredConfirmations: 12,
    fee: isReceived ? null : '0.000231000000000000',
    networkFee: null,
    blockHeight: 100,
    fiatCurrency: 'USD',
    fiatValueAtTime: '45.00',
    rateAtTime: '3000.00',
    note: null,
    isSpam: false,
  };
}
