/**
 * First account index of businesses in a wallet. People and other wallets open accounts from 0 on, so that an imported phrase's
 * own addresses are never given to customers and pay no invoice.
 */
export const firstBusinessIndex = 7_000_000;
