export const portfolio = {
  'portfolio.title': 'Portfolio',
  'portfolio.balance': 'Total balance',
  'portfolio.change': '{change} ({percent}) in the last 24 hours',
  'portfolio.changeOnly': '{change} in the last 24 hours',
  'portfolio.noPrices': 'Prices unavailable',
  'portfolio.noPrices.text':
    'Your amounts are right; only their worth in US dollars is not known now.',
  'portfolio.pending': '{amount} {symbol} on its way',
  'portfolio.send': 'Send',
  'portfolio.receive': 'Receive',
  'portfolio.holdings': 'Holdings',
  'portfolio.column.asset': 'Asset',
  'portfolio.column.price': 'Price',
  'portfolio.column.change': '24 h',
  'portfolio.column.amount': 'Amount',
  'portfolio.column.worth': 'Worth',
  'portfolio.unknown': 'Not known',
  'portfolio.hideAmounts': 'Hide amounts',
  'portfolio.showAmounts': 'Show amounts',
  'portfolio.hidden': 'Amount hidden',
  'portfolio.recent': 'Recent transactions',
  'portfolio.viewAll': 'View all',
  'portfolio.empty.title': 'Your wallet is ready',
  'portfolio.empty.text':
    'Receive shows an address that only you can spend from. What is sent there appears here at once, and counts its confirmations.',
  'portfolio.noAccounts.title': 'No accounts yet',
  'portfolio.noAccounts.text': 'An account holds one network. Open one to send and receive.',
  'portfolio.loadFailed': 'Your accounts could not be loaded',
  'portfolio.staleHint': 'The network does not answer now. These are the last known amounts.',
  'portfolio.staleAsOf': 'As of',
} as const;

export const portfolioTexts = { name: 'portfolio', english: portfolio } as const;
