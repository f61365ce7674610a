import { formatAmount, getNetwork, isNetwork, type Network } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { listServedNetworks, sandboxTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Dialog,
  DialogBody,
  DialogHeader,
  ListPicker,
  LoadingText,
  TextLink,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import type { ShellDialogProps } from '../routing/shell-dialog.ts';
import { useServices } from '../services/services-context.ts';
import { useWalletId } from '../session/use-wallet-id.ts';
import { CoinsSection } from './coins-section.tsx';
import { HoldSection } from './hold-section.tsx';
import { BlocksSection, OutageSection, ReorgSection } from './ledger-sections.tsx';
import { PricesSection } from './prices-section.tsx';
import * as css from './sandbox.css.ts';
import { ScenariosSection } from './scenarios-section.tsx';

/** Controls for events that real networks cause by themselves: blocks, reorganisations, outages. */
export function SandboxDrawer({ dialog, onChange }: ShellDialogProps): ReactElement {
  useTexts(sandboxTexts);
  const t = useTranslate();
  return (
    <Dialog
      className={css.sheet}
      open={dialog?.name === 'sandbox'}
      onOpenChange={(open) => onChange(open ? { name: 'sandbox' } : null)}
    >
      <DialogHeader title={t('sandbox.title')} />
      <DialogBody>
        <Contents />
      </DialogBody>
    </Dialog>
  );
}

function Contents(): ReactElement {
  const t = useTranslate();
  const { resources } = useServices().client;
  const { data } = useResource(resources.accounts(useWalletId()));
  const networks = useLedgers();
  const [chosen, setChosen] = useState<Network | null>(null);
  const accounts = data?.items ?? [];
  const network = chosen ?? accounts[0]?.blockchainNetwork ?? networks[0];
  if (network === undefined) return <LoadingText />;
  return (
    <div className={css.sections}>
      <p className={css.lead}>
        {t('sandbox.lead')}{' '}
        <TextLink href={`/sandbox/${network}`} target="_blank" rel="noopener noreferrer">
          {t('sandbox.explorer')}
        </TextLink>
      </p>
      {networks.length > 1 && (
        <ListPicker
          label={t('sandbox.network')}
          options={networks.map((code) => ({ id: code, text: getNetwork(code).name }))}
          value={network}
          onValueChange={(id) => setChosen(isNetwork(id) ? id : null)}
        />
      )}
      <LedgerControls
        key={network}
        network={network}
        accounts={accounts.filter(({ blockchainNetwork }) => blockchainNetwork === network)}
      />
    </div>
  );
}

/** The networks whose chain is a ledger of ours; none before that is known. */
function useLedgers(): readonly Network[] {
  const { data } = useResource(useServices().client.resources.config);
  if (data === undefined) return [];
  return listServedNetworks(data).filter((code) => data.networks[code]?.chain === 'sandbox');
}

interface LedgerControlsProps {
  readonly network: Network;
  /** The accounts of this network. */
  readonly accounts: readonly Account[];
}

function LedgerControls({ network, accounts }: LedgerControlsProps): ReactElement {
  const [accountId, setAccountId] = useState<string | null>(null);
  const account = accounts.find(({ id }) => id === accountId) ?? accounts[0];
  return (
    <>
      {account && accounts.length > 1 && (
        <AccountPicker accounts={accounts} value={account.id} onChange={setAccountId} />
      )}
      <CoinsSection account={account} />
      {account && <ScenariosSection account={account} />}
      <BlocksSection network={network} />
      <ReorgSection network={network} />
      <HoldSection network={network} />
      <OutageSection network={network} />
      <PricesSection symbol={getNetwork(network).symbol} />
    </>
  );
}

function AccountPicker(props: {
  readonly accounts: readonly Account[];
  readonly value: string;
  readonly onChange: (accountId: string) => void;
}): ReactElement {
  const t = useTranslate();
  return (
    <ListPicker
      label={t('sandbox.account')}
      options={props.accounts.map((account) => ({ id: account.id, text: textOf(account) }))}
      value={props.value}
      onValueChange={props.onChange}
    />
  );
}

/** Name and balance, which tell accounts of one network apart. */
function textOf({ name, nativeBalance, blockchainNetwork }: Account): string {
  const network = getNetwork(blockchainNetwork);
  return `${name} · ${formatAmount(nativeBalance, { ...network, trim: true })} ${network.symbol}`;
}
