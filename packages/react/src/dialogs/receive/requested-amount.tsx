'use client';
import {
  type AccountAsset,
  type ChainName,
  formatPaymentUri,
  isBillfoldError,
  parseAmount,
  sanitizeAmountInput,
  toDecimal,
} from '@billfold/core';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AmountField } from '../../ui/amount-field/amount-field.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { scrollIntoSight } from '../../ui/dialog/scroll-into-sight.ts';
import { TextButton } from '../../ui/link/text-link.tsx';
import * as css from './address-step.css.ts';

export interface RequestedAmountProps {
  readonly asset: AccountAsset;
  readonly address: string;
  readonly chain: ChainName;
  /** The request as the QR code is to carry it; null for the plain address. */
  readonly onRequest: (uri: string | null) => void;
  readonly onRemove: () => void;
}

/** An amount to ask for: the code becomes a payment request, which is copied as well (R-RECV-12). */
export function RequestedAmount(props: RequestedAmountProps): ReactElement {
  const t = useTranslate();
  const { asset, onRequest, onRemove } = props;
  const [amount, setAmount] = useState('');
  const { uri, isRefused } = requestOf(amount, props);
  const change = (text: string): void => {
    const accepted = sanitizeAmountInput(amount, text, asset.decimals);
    setAmount(accepted);
    onRequest(requestOf(accepted, props).uri);
  };
  return (
    <div className={css.request} ref={scrollIntoSight}>
      <AmountField
        label={t('receive.request.amount')}
        hint={t('receive.request.hint')}
        error={isRefused ? t('receive.request.refused') : undefined}
        unit={asset.symbol}
        value={amount}
        onValueChange={change}
        autoFocus
      />
      <div className={css.links}>
        {uri !== null && <CopyButton text={uri} label={t('receive.request.copy')} size="sm" />}
        <TextButton onClick={onRemove}>{t('receive.request.remove')}</TextButton>
      </div>
    </div>
  );
}

/** None while there is no amount above zero; refused where the network cannot ask for this asset. */
function requestOf(
  text: string,
  { asset, address, chain }: RequestedAmountProps,
): { readonly uri: string | null; readonly isRefused: boolean } {
  if (!/[1-9]/.test(text)) return { uri: null, isRefused: false };
  const amount = toDecimal(parseAmount(text, asset.decimals), asset);
  try {
    const uri = formatPaymentUri(asset.id, { address, amount }, chain);
    return { uri, isRefused: false };
  } catch (error) {
    if (isBillfoldError(error)) return { uri: null, isRefused: true };
    throw error;
  }
}
