import { faucetAmount, formatCoin, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { Button, Card, ListPicker, useNotify, useResource, useTranslate } from '@billfold/react';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../boot/services-context.ts';
import { useReportError } from '../../boot/use-report-error.ts';
import { useWalletId } from '../use-wallet-data.ts';
import { mineBlock, payFromFaucet } from './pay-from-faucet.ts';
import * as css from './sandbox.css.ts';

export interface SandboxCardProps {
  readonly accounts: readonly Account[];
  readonly onPaid: () => void;
}

/** Only where coins have no value: a way to get some. */
export function SandboxCard({ accounts, onPaid }: SandboxCardProps): ReactElement | null {
  const config = useResource(useServices().client.resources.config);
  const [accountId, setAccountId] = useState<string | null>(null);
  const account = accounts.find(({ id }) => id === accountId) ?? accounts[0];
  if (config.data?.mode !== 'sandbox' || !account) return null;
  return <Faucet accounts={accounts} account={account} onChoose={setAccountId} onPaid={onPaid} />;
}

interface FaucetProps extends SandboxCardProps {
  readonly account: Account;
  readonly onChoose: (accountId: string) => void;
}

function Faucet({ accounts, account, onChoose, onPaid }: FaucetProps): ReactElement {
  const t = useTranslate();
  const { pay, mine, busyWith } = useFaucet(account, onPaid);
  const network = getNetwork(account.blockchainNetwork);
  const amount = formatCoin(faucetAmount(network), { ...network, trim: true });
  const { symbol } = network;
  return (
    <Card title={t('sandbox.title')}>
      <div className={css.stack}>
        <p className={css.text}>{t('sandbox.text', { amount, symbol })}</p>
        {accounts.length > 1 && (
          <ListPicker
            className={css.account}
            label={t('sandbox.account')}
            options={accounts.map(({ id, name }) => ({ id, text: name }))}
            value={account.id}
            onValueChange={onChoose}
          />
        )}
        <div className={css.row}>
          <Button busy={busyWith === 'pay'} onClick={() => void pay()}>
            {t('sandbox.pay', { amount, symbol })}
          </Button>
          <Button variant="plain" busy={busyWith === 'mine'} onClick={() => void mine()}>
            {t('sandbox.mine')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function useFaucet(account: Account, onPaid: () => void) {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const { client } = useServices();
  const walletId = useWalletId();
  const [busyWith, setBusyWith] = useState<'pay' | 'mine' | null>(null);
  const network = getNetwork(account.blockchainNetwork);
  const run = async (what: 'pay' | 'mine', work: () => Promise<string>): Promise<void> => {
    setBusyWith(what);
    await work().then(notify.success, report);
    setBusyWith(null);
    onPaid();
  };
  return {
    busyWith,
    pay: () =>
      run('pay', async () => {
        const amount = faucetAmount(network);
        await payFromFaucet(client, { walletId, account, amount });
        return t('sandbox.paid', {
          amount: formatCoin(amount, { ...network, trim: true }),
          symbol: network.symbol,
          name: account.name,
        });
      }),
    mine: () =>
      run('mine', async () => {
        const { height } = await mineBlock(client, account.blockchainNetwork);
        return t('sandbox.mined', { height });
      }),
  };
}
