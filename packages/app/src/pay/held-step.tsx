import { getNetwork } from '@billfold/core';
import {
  checkoutHashTexts,
  checkoutResultTexts,
  otherCoins,
  restText,
  trimDecimal,
} from '@billfold/core/internal';
import { AddressText, useTranslate } from '@billfold/react';
import { Button, useTexts } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useState } from 'react';
import { AskShop } from './ask-shop.tsx';
import { askedNetwork } from './asked-network.ts';
import { DecisionEmail } from './decision-email.tsx';
import type { Hold } from './hold-of.ts';
import * as css from './pay.css.ts';
import { ResultHead } from './result-head.tsx';
import { partText } from './send-notices.tsx';
import type { StepProps } from './step-props.ts';
import { TransactionLink } from './transaction-link.tsx';
import { TransferList } from './transfer-list.tsx';

export interface HeldStepProps extends StepProps {
  readonly hold: Hold;
  /** Form to pay. */
  readonly children: ReactNode;
}

/** Money came about which the shop has to decide: the way to ask it, and the form to pay behind a press. */
export function HeldStep(props: HeldStepProps): ReactElement {
  const { hold, checkout, source, isFirst, children } = props;
  useTexts(checkoutHashTexts, checkoutResultTexts);
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { merchant, unmatched, sandbox, selected, remaining } = checkout;
  const [first] = unmatched;
  const isAstray = hold === 'unmatched' && first?.onOtherNetwork === true;
  const says = isAstray ? 'astray' : hold;
  const symbol = selected?.asset ?? '';
  const values = {
    merchant: merchant.name,
    other: isAstray ? getNetwork(first.network).name : otherCoins(checkout),
    network: askedNetwork(checkout),
    symbol,
    rest:
      restText(checkout, t) ?? (remaining === null ? '' : `${trimDecimal(remaining)} ${symbol}`),
  };
  return (
    <>
      <ResultHead tone="warning" title={t(`checkoutHash.held.${says}`, values)} isFirst={isFirst}>
        {hold === 'tooLittle' && <p>{partText(checkout, symbol, t)}</p>}
        <p>{t(`checkoutHash.held.${says}.text`, values)}</p>
        <p>{t('checkout.shopSees', values)}</p>
      </ResultHead>
      {unmatched.map(({ network, hash }) => (
        <p key={hash} className={css.row}>
          <AddressText address={hash} />
          <TransactionLink {...{ network, hash, sandbox }} />
        </p>
      ))}
      <AskShop checkout={checkout} hash={first?.hash} isMain />
      <DecisionEmail {...{ checkout, source }} />
      {!isOpen && <TransferList checkout={checkout} />}
      <Button variant="plain" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(`checkoutHash.held.${hold}.send`, values)}
      </Button>
      {isOpen && children}
    </>
  );
}
