'use client';
import type { ReactNode } from 'react';

/** Our own drawings on a 25 by 25 grid, in one colour, by symbol of the asset. */
export const coinGlyphs: Readonly<Record<string, ReactNode>> = {
  BTC: (
    <path
      transform="rotate(12 12.5 12.5)"
      d="M9.6 7.4h3.9a2.4 2.4 0 0 1 0 4.9H9.6M9.6 12.3h4.5a2.6 2.6 0 0 1 0 5.2H9.6M9.6 7.4v10.1M11.3 5.6v1.8M13.7 5.6v1.8M11.3 17.5v1.8M13.7 17.5v1.8"
    />
  ),
  LTC: <path d="M13.2 6.2 10.3 18h6.2M8.6 14.3l6.6-2.5" />,
  ETH: (
    <path
      fill="currentColor"
      stroke="none"
      d="m12.5 4.6 4.9 8-4.9 2.8-4.9-2.8 4.9-8ZM7.9 14.2l4.6 2.7 4.6-2.7-4.6 6.2-4.6-6.2Z"
    />
  ),
  BNB: (
    <path d="m9 10.4 3.5-3.5 3.5 3.5M9 14.6l3.5 3.5 3.5-3.5M7 12.5h.01M18 12.5h.01M12.5 12.5h.01" />
  ),
  TRX: <path d="m7 7 11 2.7-6.2 8.9L7 7Zm0 0 5.8 4.7 5.2-2M12.8 11.7l-1 6.9" strokeWidth="1.3" />,
  SOL: (
    <path
      fill="currentColor"
      stroke="none"
      d="M9 7.2h9l-2 2.3H7l2-2.3ZM7 11.4h9l2 2.3H9l-2-2.3ZM9 15.6h9l-2 2.3H7l2-2.3Z"
    />
  ),
  TON: <path d="M7.6 8h9.8l-4.9 9.8L7.6 8ZM12.5 8v9.5" />,
  USDT: (
    <>
      <path d="M8.2 7.8h8.6M12.5 7.8v10" />
      <ellipse cx="12.5" cy="11.8" rx="5" ry="1.5" strokeWidth="1.1" />
    </>
  ),
  USDC: (
    <path d="M15.2 9.9c-.3-1-1.3-1.7-2.7-1.7-1.6 0-2.7.8-2.7 2 0 2.8 5.5 1.5 5.5 4.4 0 1.3-1.2 2.1-2.8 2.1-1.5 0-2.6-.7-2.9-1.8M12.5 6.5v1.7M12.5 16.7v1.7" />
  ),
  NOTCOIN: <path d="M8 9h9l-4.5 7.6L8 9Z" />,
};

/** Colours of tokens; a native asset has its network's. */
export const tokenColors: Readonly<Record<string, string>> = {
  USDT: '#26A17B',
  USDC: '#2775CA',
};
