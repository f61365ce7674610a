import { getNetwork } from '@billfold/core';
import type { PaymentMethod } from '@billfold/core/payments';
import { AddressText, CopyButton, useTranslate } from '@billfold/react';
import { Icon, icons, Notice } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { networkTitle } from './network-title.ts';
import * as sendCss from './send-step.css.ts';

export interface SendFactsProps {
  /** Name of the business. */
  readonly merchant: string;
  readonly method: PaymentMethod;
  /** True where a part of the price has arrived at this address. */
  readonly isSame: boolean;
}

/**
 * Network, address and comment in the order in which a wallet or an exchange asks for them. What is lost on another
 * network is said beside its name, where the network is chosen.
 */
export function SendFacts({ merchant, method, isSame }: SendFactsProps): ReactElement {
  const t = useTranslate();
  const { asset, address, memo, network } = method;
  return (
    <div>
      <div className={sendCss.networkFact}>
        <span className={sendCss.label}>{t('checkout.send.on')}</span>
        <span className={sendCss.network}>{networkTitle(network)}</span>
      </div>
      <p className={sendCss.networkWarning}>
        <Icon shape={icons.alert} className={sendCss.alert} />
        {t('checkout.send.network', { symbol: asset, network: getNetwork(network).name })}
      </p>
      <Fact
        label={t(isSame ? 'checkout.send.address.same' : 'checkout.send.address')}
        copied={address}
        copyLabel={t('checkout.send.address.copy')}
      >
        <AddressText address={address} form="lines" className={sendCss.address} />
      </Fact>
      {memo !== null && (
        <Fact
          label={t('checkout.send.memo')}
          copied={memo}
          copyLabel={t('checkout.send.memo.copy')}
        >
          <span className={sendCss.value} dir="ltr">
            {memo}
          </span>
        </Fact>
      )}
      {memo !== null && (
        <div className={sendCss.memoWarning}>
          <Notice tone="warning">
            <p>{t('checkout.send.memo.warning', { merchant })}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}

interface FactProps {
  readonly label: string;
  readonly copied: string;
  readonly copyLabel: string;
  readonly children: ReactNode;
}

function Fact({ label, copied, copyLabel, children }: FactProps): ReactElement {
  return (
    <div className={sendCss.fact}>
      <span className={sendCss.factLabel}>{label}</span>
      <div className={sendCss.factValue}>{children}</div>
      <div className={sendCss.factCopy}>
        <CopyButton text={copied} label={copyLabel} size="sm" />
      </div>
    </div>
  );
}
