'use client';
import { formatAmount, shortenAddress } from '@billfold/core';
import type { ChartFlow, ChartTransfer } from '@billfold/core/contract';
import { useCallback } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { useContacts } from '../parts/use-contacts.ts';

/** Returns the text of what came in and left at one point of a chart, with names from the contacts. */
export function useFlowText(): (flows: readonly ChartFlow[]) => string {
  const t = useTranslate();
  const { data: contacts } = useResource(useContacts());
  return useCallback(
    (flows) => {
      const [only] = flows.length === 1 ? flows : [];
      if (!only?.only)
        return t('portfolio.chart.flows', {
          count: flows.reduce((sum, { count }) => sum + count, 0),
        });
      const amount = transferAmount(only.only);
      const { type, network, toAddress } = only.only;
      if (type === 'RECEIVED') return t('portfolio.chart.received', { amount });
      if (toAddress === null) return t('portfolio.chart.sent', { amount });
      const contact = contacts?.find(
        (each) => each.network === network && each.address === toAddress,
      );
      const name = contact?.name ?? shortenAddress(toAddress);
      return t('portfolio.chart.sentTo', { amount, name });
    },
    [t, contacts],
  );
}

function transferAmount({ amount, symbol }: ChartTransfer): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  return `${formatAmount(amount, { decimals, digits: Math.min(decimals, 8), trim: true })} ${symbol}`;
}
