import type { Account } from '@billfold/core/contract';
import { hasNoHoldings, holdingsOf } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import { payAsset, shellTexts, trimDecimal } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useAccounts, useStore } from '@billfold/react/hooks';
import { Button, useTexts } from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import { assetName } from '../common/asset-name.ts';
import type { ShellDialog } from '../routing/shell-dialog.ts';
import { useServices } from '../services/services-context.ts';
import { PaymentNotice } from './payment-notice.tsx';
import { useShellDialogs } from './shell-dialogs-context.ts';
import { type PaymentFacts, usePaymentFacts } from './use-payment-facts.ts';

/** The payment that a checkout page asked this wallet for, on each page of the wallet until it is paid or put aside. */
export function OpenPaymentNotice(): ReactElement | null {
  const { link, isNew } = useStore(useServices().openPayment);
  const [path] = useLocation();
  if (link === null || !/^\/wallet(\/|$)/.test(path)) return null;
  return <OpenPayment key={link} link={link} isNew={isNew} />;
}

interface OpenPaymentProps {
  readonly link: string;
  readonly isNew: boolean;
}

function OpenPayment({ link, isNew }: OpenPaymentProps): ReactElement | null {
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
  // Not known until the accounts are there.
  const isEmpty = accounts && hasNoHoldings(holdingsOf(accounts));
  useEffect(() => {
    if (!isNew || isEmpty === undefined) return;
    openPayment.note();
    if (!isEmpty) open({ name: 'send', accountId: null, recipient: link });
  }, [isNew, isEmpty, openPayment, open, link]);
  if (isOver) return null;
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
            onClick={() => open(receiveFor(facts, accounts))}
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
      {isEmpty && (
        <>
          <p>{t('shell.paying.empty')}</p>
          {facts !== null && facts.takes.length > 0 && <p>{takesText(facts.takes, t)}</p>}
        </>
      )}
    </PaymentNotice>
  );
}

/** Opens Receive with the account for the only coin that the payment takes, else with the choice of one. */
function receiveFor(
  facts: PaymentFacts | null,
  accounts: readonly Account[] | undefined,
): ShellDialog {
  const [only, ...others] = facts?.takes ?? [];
  const asset =
    only === undefined || others.length > 0
      ? undefined
      : payAsset({ asset: only.symbol, network: only.network });
  const account = accounts?.find(
    ({ blockchainNetwork, isArchived }) => blockchainNetwork === asset?.network && !isArchived,
  );
  if (asset === undefined || account === undefined) return { name: 'receive', accountId: null };
  const { id, network } = asset;
  return { name: 'receive', accountId: account.id, ...(id === network ? {} : { tokenId: id }) };
}

const mostNamed = 4;

/** Writes about how much of which coin a payment takes: the first ones, where it takes many. */
function takesText(takes: PaymentFacts['takes'], t: Translate): string {
  const named = takes
    .slice(0, mostNamed)
    .map(({ amount, ...asset }) => `${trimDecimal(amount)}\u00a0${assetName(asset, t)}`);
  const isAll = takes.length <= mostNamed;
  const amounts = isAll
    ? new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(named)
    : named.join(', ');
  return t(isAll ? 'shell.paying.needs' : 'shell.paying.needs.more', { amounts });
}
