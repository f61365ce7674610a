import { getNetwork, type Network } from '@billfold/core';
import { listServedNetworks, trimDecimal } from '@billfold/core/internal';
import { type Business, isPermitted, type WatchedKey } from '@billfold/core/payments';
import { CoinMark, useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button, Card, ChainText, Fold, LoadedCard, SettingRow } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useFresh } from '../use-fresh.ts';
import { OwnWalletDialog } from './own-wallet-dialog.tsx';
import * as css from './setup.css.ts';

export interface OwnWalletsCardProps {
  readonly business: Business;
  /** Folds the choice away until a key is there, where most businesses need none. */
  readonly isFolded?: boolean | undefined;
}

/**
 * Choice of an owner, by network, between the settlement wallet and a wallet whose keys are not here. Without a settlement
 * wallet, a business is paid into these alone.
 */
export function OwnWalletsCard({
  business,
  isFolded = false,
}: OwnWalletsCardProps): ReactElement | null {
  const { data } = useResource(useServices().business.settlement(business.id));
  const networks = useWatchableNetworks();
  if (data === undefined || networks.length === 0) return null;
  if (!isPermitted(business.role, 'sign-funds')) return null;
  const wallet = data.chosen?.walletName ?? null;
  return <Loaded {...{ business, wallet, networks, isFolded }} />;
}

/** Lists the networks of the server on which a public key receives payments. */
function useWatchableNetworks(): readonly Network[] {
  const { data: config } = useResource(useServices().client.resources.config);
  if (config === undefined) return [];
  return listServedNetworks(config).filter((code) => getNetwork(code).model.family === 'utxo');
}

interface LoadedProps extends Required<OwnWalletsCardProps> {
  /** Name of the settlement wallet; null without one. */
  readonly wallet: string | null;
  readonly networks: readonly Network[];
}

function Loaded({ business, wallet, networks, isFolded }: LoadedProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().business.watchKeys(business.id);
  useFresh(resource);
  const { data } = useResource(resource);
  const rows = (keys: readonly WatchedKey[]): ReactElement => (
    <div className={css.assets}>
      {networks.map((network) => (
        <Row
          key={network}
          {...{ business, wallet, network, isFolded }}
          watched={keys.find((each) => each.network === network) ?? null}
        />
      ))}
    </div>
  );
  if (isFolded && data !== undefined)
    return (
      <Card>
        <Fold
          label={t('businessSetup.own.folded')}
          text={t('businessSetup.own.card')}
          isKeptOpen={data.length > 0}
        >
          {rows(data)}
        </Fold>
      </Card>
    );
  return (
    <LoadedCard
      title={t('businessSetup.own')}
      text={t('businessSetup.own.card')}
      resource={resource}
      failed={t('businessSetup.own.loadFailed')}
      rows={isFolded ? 0 : networks.length}
    >
      {rows}
    </LoadedCard>
  );
}

interface RowProps extends Omit<LoadedProps, 'networks'> {
  readonly network: Network;
  /** Key that is paid now; null for none. */
  readonly watched: WatchedKey | null;
}

function Row({ business, wallet, network, watched, isFolded }: RowProps): ReactElement {
  const t = useTranslate();
  const [open, setOpen] = useState<'choose' | 'remove' | null>(null);
  const close = (): void => setOpen(null);
  const { name, symbol } = getNetwork(network);
  return (
    <SettingRow
      lead={<CoinMark symbol={symbol} size={24} />}
      title={name}
      hint={
        watched === null ? (
          wallet === null ? (
            t(isFolded ? 'businessSetup.own.optional' : 'businessSetup.own.none')
          ) : (
            t('businessSetup.own.inWallet', { wallet })
          )
        ) : (
          <Facts watched={watched} />
        )
      }
    >
      <div className={css.actions}>
        {watched !== null && (
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={
              wallet === null ? t('businessSetup.own.stop.label', { network: name }) : undefined
            }
            onClick={() => setOpen('remove')}
          >
            {wallet === null
              ? t('businessSetup.own.stop')
              : t('businessSetup.own.remove', { wallet })}
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
      <RemoveDialog {...{ business, wallet, network }} open={open === 'remove'} onClose={close} />
    </SettingRow>
  );
}

interface RemoveDialogProps extends Omit<RowProps, 'watched' | 'isFolded'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before payments go to the settlement wallet again, or nowhere without one. */
function RemoveDialog({ business, wallet, network, ...dialog }: RemoveDialogProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices().business;
  const { name } = getNetwork(network);
  const remove = async (): Promise<void> => {
    await services.call(({ settlement }) => settlement.removeWatchKey(business.id, network));
    await Promise.all([
      services.watchKeys(business.id).refresh(),
      ...(wallet === null
        ? [services.settlement(business.id).refresh(), services.assets(business.id).invalidate()]
        : []),
    ]);
  };
  const texts =
    wallet === null
      ? {
          title: t('businessSetup.own.stop.title', { network: name }),
          text: t('businessSetup.own.stop.text', { network: name }),
          submit: t('businessSetup.own.stop'),
          done: t('businessSetup.own.stopped', { network: name }),
        }
      : {
          title: t('businessSetup.own.remove.title', { network: name, wallet }),
          text: t('businessSetup.own.remove.text', { wallet }),
          submit: t('businessSetup.own.remove', { wallet }),
          done: t('businessSetup.own.removed', { network: name, wallet }),
        };
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.title}
      text={<p>{texts.text}</p>}
      submit={texts.submit}
      variant="primary"
      call={remove}
      onDone={() => notify.success(texts.done)}
    />
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
