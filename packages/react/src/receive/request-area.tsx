'use client';
import type { AccountAsset, ChainName } from '@billfold/core';
import { type ReactElement, useState } from 'react';
import { usePart } from '../flow-dialog/use-part.ts';
import { TextButton } from '../primitives/link/text-link.tsx';
import { useTranslate } from '../provider/use-provided.ts';

/** A request to be paid at one address: never shown for another. */
export interface Request {
  readonly address: string;
  /** Null for the plain address. */
  readonly uri: string | null;
}

export interface RequestAreaProps {
  readonly asset: AccountAsset;
  readonly address: string;
  readonly chain: ChainName;
  readonly onRequest: (request: Request) => void;
}

/** Where an amount can be asked for, once somebody wants to. */
export function RequestArea({ asset, address, chain, onRequest }: RequestAreaProps): ReactElement {
  const t = useTranslate();
  const [isRequesting, setRequesting] = useState(false);
  const Requested = usePart(loadRequestedAmount, isRequesting);
  const remove = (): void => {
    onRequest({ address, uri: null });
    setRequesting(false);
  };
  if (isRequesting && Requested)
    return (
      <Requested
        key={address}
        asset={asset}
        address={address}
        chain={chain}
        onRequest={(uri) => onRequest({ address, uri })}
        onRemove={remove}
      />
    );
  return (
    <p>
      <TextButton onClick={() => setRequesting(true)}>{t('receive.request')}</TextButton>
    </p>
  );
}

async function loadRequestedAmount() {
  const { RequestedAmount } = await import('./requested-amount.tsx');
  return RequestedAmount;
}
