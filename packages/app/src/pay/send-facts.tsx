import type { PaymentMethod } from '@billfold/core/payments';
import { AddressText, useTranslate } from '@billfold/react';
import { Icon, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { networkTitle } from './network-title.ts';
import { SendFact } from './send-fact.tsx';
import * as sendCss from './send-step.css.ts';

export interface SendFactsProps {
  readonly method: PaymentMethod;
  /** True where a part of the price has arrived at this address. */
  readonly isSame: boolean;
}

/**
 * Network and address in the order in which a wallet or an exchange asks for them. What is lost on another network is
 * said beside its name, where the network is chosen.
 */
export function SendFacts({ method, isSame }: SendFactsProps): ReactElement {
  const t = useTranslate();
  const { asset, address } = method;
  const network = networkTitle(method.network);
  return (
    <div className={sendCss.facts}>
      <p className={sendCss.how}>
        {t(method.memo === null ? 'checkout.send.how' : 'checkout.send.how.memo')}
      </p>
      <div className={sendCss.networkFact}>
        <span className={sendCss.label}>{t('checkout.send.on')}</span>
        <span className={sendCss.network}>{network}</span>
      </div>
      <p className={sendCss.warning}>
        <Icon shape={icons.alert} />
        {t('checkout.send.network', { symbol: asset, network })}
      </p>
      <SendFact
        label={t(isSame ? 'checkout.send.address.same' : 'checkout.send.address')}
        copied={address}
        copyLabel={t('checkout.send.address.copy')}
        message={t('checkout.send.address.copied')}
      >
        <AddressText address={address} form="lines" className={sendCss.address} />
      </SendFact>
    </div>
  );
}
