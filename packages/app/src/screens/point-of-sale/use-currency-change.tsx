import { useTranslate } from '@billfold/react';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../business/confirm-dialog.tsx';
import { usePriceCurrency } from '../payments/use-price-currency.ts';
import { emptySale, isEmptySale } from './sale.ts';
import type { CurrentSale } from './use-sale.ts';

export interface CurrencyChange {
  /** Changes the currency; asks first where the sale is not empty. */
  readonly change: (currency: string) => void;
  /** The question. */
  readonly dialog: ReactElement;
}

export interface CurrencyChangeOptions {
  readonly businessId: number;
  readonly currency: string;
  readonly current: CurrentSale;
}

/** Lets the currency of a sale be changed. Nothing is converted, so that a sale in another currency begins empty. */
export function useCurrencyChange(options: CurrencyChangeOptions): CurrencyChange {
  const { businessId, currency, current } = options;
  const t = useTranslate();
  const { remember } = usePriceCurrency(businessId);
  const [asked, setAsked] = useState(currency);
  const [isAsking, setIsAsking] = useState(false);
  const begin = (next: string): void => {
    remember(next);
    current.change({ ...emptySale, currency: next });
  };
  return {
    change: (next) => {
      if (isEmptySale(current.sale)) return begin(next);
      setAsked(next);
      setIsAsking(true);
    },
    dialog: (
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('pos.currency.ask', { currency: asked })}
        text={t('pos.currency.ask.text', { currency })}
        submit={t('pos.currency.clear')}
        call={async () => begin(asked)}
      />
    ),
  };
}
