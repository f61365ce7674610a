import { createTextArea } from '../text-area.ts';

/** Texts of the screen of one asset. */
export const assetTexts = createTextArea('asset', {
  'asset.price': 'Price',
  'asset.price.unknown': 'Price unavailable',
  'asset.chart.label': '{symbol} price over {period}',
  'asset.chart.empty': 'No price history yet',
  'asset.balance': 'Your balance',
  'asset.balance.none': "You don't have any {symbol} yet.",
  'asset.column.account': 'Account',
  'asset.transactions.empty': 'No {symbol} transactions yet',
  'asset.contracts': 'Contract',
  'asset.contracts.text': 'Compare this address before you trust a token called {symbol}.',
  'asset.contracts.copy': 'Copy contract address on {network}',
  'asset.notFound.title': 'Asset not found',
  'asset.notFound.text':
    'There is no {symbol} in this wallet. Check the link, or choose an asset from your portfolio.',
  'asset.notFound.back': 'Back to portfolio',
});
