'use client';
import type { AccountAsset, ChainName } from '@billfold/core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useFeature } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { TextButton } from '../../ui/link/text-link.tsx';
import { usePart } from '../frame/use-part.ts';
import * as css from './address-step.css.ts';

/** A request to be paid at one address: never shown for another. */
export interface Request {
  readonly address: string;
  /** Null for the plain address. */
  readonly uri: string | null;
}

export interface RequestAreaProps {
  /** Nothing can be asked for before it is known, and on which chain. */
  readonly asset: AccountAsset | null;
  readonly address: string;
  readonly chain: ChainName | undefined;
  readonly onRequest: (request: Request) => void;
  /** Other actions on the address, in the same line. */
  readonly children?: ReactNode;
}

/** Actions on an address; the field for a requested amount loads on demand. */
export function RequestArea(props: RequestAreaProps): ReactElement {
  const { asset, address, chain, onRequest, children } = props;
  const t = useTranslate();
  const [isRequesting, setRequesting] = useState(false);
  const Requested = usePart(loadRequestedAmount, isRequesting);
  const remove = (): void => {
    onRequest({ address, uri: null });
    setRequesting(false);
  };
  const isOffered = useFeature('amountRequest');
  const isKnown = isOffered && asset !== null && chain !== undefined;
  const isOpen = isKnown && isRequesting && Requested !== null;
  return (
    <>
      {isOpen && (
        <Requested
          key={address}
          asset={asset}
          address={address}
          chain={chain}
          onRequest={(uri) => onRequest({ address, uri })}
          onRemove={remove}
        />
      )}
      <div className={css.links}>
        {isKnown && !isOpen && (
          <TextButton onClick={() => setRequesting(true)}>{t('receive.request')}</TextButton>
        )}
        {children}
      </div>
    </>
  );
}

async function loadRequestedAmount() {
  const { RequestedAmount } = await import('./requested-amount.tsx');
  return RequestedAmount;
}
