'use client';
import type { SettlementLine } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { FundsItem } from './funds-item.tsx';
import type { HeldFunds } from './held-funds.ts';
import { SendFromBusiness, type SendOrigin } from './send-from-business.tsx';
import * as css from './settlements.css.ts';

interface FundsListProps {
  readonly line: SettlementLine;
  readonly funds: readonly HeldFunds[];
  readonly onSent: () => void;
}

/** Funds of a business by network and asset, with the Send dialog that they share. */
export function FundsList({ line, funds, onSent }: FundsListProps): ReactElement {
  const [origin, setOrigin] = useState<SendOrigin | null>(null);
  const [isOpen, setOpen] = useState(false);
  const send = (from: SendOrigin): void => {
    setOrigin(from);
    setOpen(true);
  };
  return (
    <>
      <ul className={css.funds}>
        {funds.map((each) => (
          <FundsItem
            key={`${each.asset} ${each.accountId ?? ''}`}
            businessId={line.businessId}
            funds={each}
            onSend={send}
          />
        ))}
      </ul>
      {origin && (
        <SendFromBusiness
          businessId={line.businessId}
          origin={origin}
          open={isOpen}
          onOpenChange={setOpen}
          onSent={onSent}
        />
      )}
    </>
  );
}
