import { hasNoHoldings, holdingsOf } from '@billfold/core/flows';
import { shellTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useAccounts, useStore } from '@billfold/react/hooks';
import { Button, useTexts } from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../services/services-context.ts';
import { PaymentNotice } from './payment-notice.tsx';
import { useShellDialogs } from './shell-dialogs-context.ts';
import { usePaymentFacts } from './use-payment-facts.ts';

/** The payment that a checkout page asked this wallet for, on each page of the wallet until it is paid or put aside. */
export function OpenPaymentNotice(): ReactElement | null {
  const { link } = useStore(useServices().openPayment);
  const [path] = useLocation();
  if (link === null || !/^\/wallet(\/|$)/.test(path)) return null;
  return <OpenPayment key={link} link={link} />;
}

function OpenPayment({ link }: { readonly link: string }): ReactElement | null {
  useTexts(shellTexts);
  const t = useTranslate();
  const { openPayment, live } = useServices();
  const { open, intent } = useShellDialogs();
  const { facts, reload } = usePaymentFacts(link);
  const { data: accounts } = useAccounts();
  useEffect(
    () =>
      live.listen(({ type }) => {
        if (type === 'books') void reload();
      }),
    [live, reload],
  );
  const isOver = facts !== null && !facts.asksForMoney;
  useEffect(() => {
    if (isOver) openPayment.forget();
  }, [isOver, openPayment]);
  if (isOver) return null;
  const isEmpty = accounts !== undefined && hasNoHoldings(holdingsOf(accounts));
  return (
    <PaymentNotice
      link={link}
      facts={facts}
      before={
        isEmpty ? (
          <Button
            size="sm"
            variant="primary"
            {...intent('receive')}
            onClick={() => open({ name: 'receive', accountId: null })}
          >
            {t('shell.paying.receive')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="primary"
            {...intent('send')}
            onClick={() => open({ name: 'send', accountId: null, recipient: link })}
          >
            {t('shell.paying.pay')}
          </Button>
        )
      }
      after={
        <Button size="sm" variant="plain" onClick={() => openPayment.forget()}>
          {t('shell.paying.hide')}
        </Button>
      }
    >
      {isEmpty && <p>{t('shell.paying.empty')}</p>}
    </PaymentNotice>
  );
}
