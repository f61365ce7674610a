import { getNetwork, type Network } from '@billfold/core';
import { listServedNetworks, trimDecimal } from '@billfold/core/internal';
import {
  type Business,
  type ChosenSettlement,
  isPermitted,
  type WatchedKey,
} from '@billfold/core/payments';
import { CoinMark, useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button, ChainText, LoadedCard, SettingRow } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useFresh } from '../use-fresh.ts';
import { OwnWalletDialog } from './own-wallet-dialog.tsx';
import * as css from './setup.css.ts';

/** Choice of an owner, by network, between the settlement wallet and a wallet whose keys are not here. */
export function OwnWalletsCard({ business }: { readonly business: Business }): ReactElement | null {
  const { data } = useResource(useServices().business.settlement(business.id));
  const networks = useWatchableNetworks();
  const settlement = data?.chosen ?? null;
  if (settlement === null || networks.length === 0) return null;
  if (!isPermitted(business.role, 'sign-funds')) return null;
  return <Loaded {...{ business, settlement, networks }} />;
}

/** Lists the networks of the server on which a public key receives payments. */
function useWatchableNetworks(): readonly Network[] {
  const { data: config } = useResource(useServices().client.resources.config);
  if (config === undefined) return [];
  return listServedNetworks(config).filter((code) => getNetwork(code).model.family === 'utxo');
}

interface LoadedProps {
  readonly business: Business;
  readonly settlement: ChosenSettlement;
  readonly networks: readonly Network[];
}

function Loaded({ business, settlement, networks }: LoadedProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().business.watchKeys(business.id);
  useFresh(resource);
  return (
    <LoadedCard
      title={t('businessSetup.own')}
      text={t('businessSetup.own.card')}
      resource={resource}
      failed={t('businessSetup.own.loadFailed')}
      rows={networks.length}
    >
      {(keys) => (
        <div className={css.assets}>
          {networks.map((network) => (
            <Row
              key={network}
              {...{ business, settlement, network }}
              watched={keys.find((each) => each.network === network) ?? null}
            />
          ))}
        </div>
      )}
    </LoadedCard>
  );
}

interface RowProps extends Omit<LoadedProps, 'networks'> {
  readonly network: Network;
  /** Key that is paid now; null where the settlement wallet is. */
  readonly watched: WatchedKey | null;
}

function Row({ business, settlement, network, watched }: RowProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices().business;
  const [open, setOpen] = useState<'choose' | 'remove' | null>(null);
  const close = (): void => setOpen(null);
  const { name, symbol } = getNetwork(network);
  const { walletName: wallet } = settlement;
  const remove = async (): Promise<void> => {
    await services.call(({ settlement: calls }) => calls.removeWatchKey(business.id, network));
    await services.watchKeys(business.id).refresh();
  };
  return (
    <SettingRow
      lead={<CoinMark symbol={symbol} size={24} />}
      title={name}
      hint={
        watched === null ? t('businessSetup.own.inWallet', { wallet }) : <Facts watched={watched} />
      }
    >
      <div className={css.actions}>
        {watched !== null && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
            {t('businessSetup.own.remove', { wallet })}
          </Button>
        )}
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={t(
            watched === null ? 'businessSetup.own.use.label' : 'businessSetup.own.replace.label',
            { network: name },
          )}
          onClick={() => setOpen('choose')}
        >
          {t(watched === null ? 'businessSetup.own.use' : 'businessSetup.own.replace')}
        </Button>
      </div>
      <OwnWalletDialog
        businessId={business.id}
        network={network}
        open={open === 'choose'}
        onClose={close}
      />
      <ConfirmDialog
        open={open === 'remove'}
        onClose={close}
        title={t('businessSetup.own.remove.title', { network: name, wallet })}
        text={<p>{t('businessSetup.own.remove.text', { wallet })}</p>}
        submit={t('businessSetup.own.remove', { wallet })}
        variant="primary"
        call={remove}
        onDone={() => notify.success(t('businessSetup.own.removed', { network: name, wallet }))}
      />
    </SettingRow>
  );
}

/** Facts by which the owner of a key recognises it, and knows how far their wallet has to look. */
function Facts({ watched }: { readonly watched: WatchedKey }): ReactElement {
  const t = useTranslate();
  const { network, addresses, addressesGiven: count, held } = watched;
  const { symbol: unit } = getNetwork(network);
  const [address = ''] = addresses;
  return (
    <>
      <span>{t('businessSetup.own.inOwn')}</span>
      <span className={css.firstAddress}>
        {t('businessSetup.own.first')}
        <ChainText
          network={network}
          page={{ address }}
          copyLabel={t('businessSetup.own.address.copy')}
        />
      </span>
      <span>{t('businessSetup.own.given', { count, amount: trimDecimal(held), unit })}</span>
    </>
  );
}
