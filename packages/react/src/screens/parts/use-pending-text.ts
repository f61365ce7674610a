'use client';
import { useTranslate } from '../../context/use-translate.ts';
import { hiddenAmount } from '../../ui/amount-text/hidden-amount.ts';
import { useAmountsHidden } from './use-amounts-hidden.ts';

/** Returns the text of a pending amount, hidden with the other amounts. */
export function usePendingText(): (amount: string, symbol: string) => string {
  const t = useTranslate();
  const isShown = useAmountsHidden().amounts === 'shown';
  return (amount, symbol) =>
    t('portfolio.pending', { amount: isShown ? amount : hiddenAmount, symbol });
}
