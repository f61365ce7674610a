import { type Business, type ChosenSettlement, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  DownloadButton,
  EmptyState,
  icons,
  LoadedCard,
  Notice,
  SettingRow,
  Statement,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { TakeOverDialog } from '../take-over-dialog.tsx';
import { useFresh } from '../use-fresh.ts';
import { AddNetworksDialog } from './add-networks-dialog.tsx';
import { formatRecoverySheet } from './format-recovery-sheet.ts';
import { KeysOnly } from './keys-only.tsx';
import { NetworkList } from './network-list.tsx';
import * as css from './setup.css.ts';
import { useMissingNetworks } from './use-missing-networks.ts';
import { type CurrentWallet, WalletDialog } from './wallet-dialog.tsx';

/** Wallet that a business is paid into, which its owner can change. */
export function SettlementCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const resource = useServices().business.settlement(business.id);
  useFresh(resource);
  return (
    <LoadedCard
      title={t('businessSetup.settlement')}
      text={t('businessSetup.settlement.text')}
      resource={resource}
      failed={t('businessSetup.settlement.loadFailed')}
      rows={3}
    >
      {({ chosen }) => {
        if (chosen === null) return <NoWallet business={business} />;
        const { walletId, walletName } = chosen;
        if (walletId === null || walletName === null)
          return <OwnKeys business={business} chosen={chosen} />;
        return <ChosenWallet business={business} chosen={{ ...chosen, walletId, walletName }} />;
      }}
    </LoadedCard>
  );
}

function NoWallet({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const mayChoose = isPermitted(business.role, 'sign-funds');
  return (
    <>
      <EmptyState
        icon={icons.accounts}
        title={t('businessSetup.settlement.none')}
        text={t(
          mayChoose ? 'businessSetup.settlement.none.text' : 'businessSetup.settlement.none.owner',
        )}
        action={
          mayChoose && (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {t('businessSetup.settlement.choose')}
            </Button>
          )
        }
      />
      <WalletDialog
        business={business}
        current={null}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

interface OwnKeysProps {
  readonly business: Business;
  readonly chosen: ChosenSettlement;
}

/** Public keys that a business is paid into without a settlement wallet, which can be added. */
function OwnKeys({ business, chosen }: OwnKeysProps): ReactElement {
  const t = useTranslate();
  const { data: user } = useResource(useServices().user);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const isMine = user?.id === chosen.memberId;
  return (
    <div className={css.stack}>
      {chosen.networks.length === 0 ? (
        <Notice tone="info" title={t('businessSetup.settlement.none')}>
          {t('businessSetup.settlement.none.text')}
        </Notice>
      ) : (
        <>
          <Notice tone="info" title={t('businessSetup.settlement.keyless')}>
            {t('businessSetup.settlement.keyless.text')}
          </Notice>
          <NetworkList networks={chosen.networks} />
        </>
      )}
      {isPermitted(business.role, 'sign-funds') && (
        <>
          <div>
            <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {t(isMine ? 'businessSetup.settlement.choose' : 'businessSetup.settlement.takeOver')}
            </Button>
          </div>
          {isMine ? (
            <WalletDialog business={business} current={null} open={isOpen} onClose={close} />
          ) : (
            <TakeOver {...{ business, chosen }} open={isOpen} onClose={close} />
          )}
        </>
      )}
    </div>
  );
}

interface ChosenWalletProps {
  readonly business: Business;
  readonly chosen: ChosenSettlement & CurrentWallet;
}

function ChosenWallet({ business, chosen }: ChosenWalletProps): ReactElement {
  const t = useTranslate();
  const { data: user } = useResource(useServices().user);
  const isMine = user?.id === chosen.memberId;
  return (
    <div className={css.stack}>
      <Statement
        rows={[
          { label: t('businessSetup.settlement.wallet'), value: chosen.walletName },
          {
            label: t('businessSetup.settlement.owner'),
            value: isMine ? t('businessSetup.settlement.you') : chosen.memberName,
          },
          {
            label: t('businessSetup.settlement.networks'),
            value: <NetworkList networks={chosen.networks} />,
            stacked: true,
          },
        ]}
      />
      {isPermitted(business.role, 'sign-funds') && (
        <OwnerActions business={business} chosen={chosen} isMine={isMine} />
      )}
    </div>
  );
}

function OwnerActions(props: ChosenWalletProps & { readonly isMine: boolean }): ReactElement {
  const { business, chosen, isMine } = props;
  const t = useTranslate();
  const services = useServices().business;
  const missing = useMissingNetworks(chosen);
  const [open, setOpen] = useState<'change' | 'networks' | null>(null);
  const close = (): void => setOpen(null);
  const loadSheet = async (): Promise<File> =>
    formatRecoverySheet(
      await services.call(({ settlement }) => settlement.getRecoverySheet(business.id)),
    );
  return (
    <>
      {isMine && missing.length > 0 && (
        <Notice tone="info" title={t('businessSetup.settlement.open')}>
          <NetworkList networks={missing} />
          <div>
            <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('networks')}>
              {t('businessSetup.settlement.open')}
            </Button>
          </div>
        </Notice>
      )}
      <SettingRow
        title={t('businessSetup.settlement.sheet')}
        hint={t('businessSetup.settlement.sheet.text')}
      >
        <DownloadButton
          label={t('businessSetup.settlement.sheet.download')}
          load={loadSheet}
          done={t('businessSetup.settlement.sheet.done')}
        />
      </SettingRow>
      <div className={css.actions}>
        <Button aria-haspopup="dialog" onClick={() => setOpen('change')}>
          {t(isMine ? 'businessSetup.settlement.change' : 'businessSetup.settlement.takeOver')}
        </Button>
        {isMine && <KeysOnly business={business} wallet={chosen.walletName} />}
      </div>
      {isMine ? (
        <>
          <WalletDialog
            business={business}
            current={chosen}
            open={open === 'change'}
            onClose={close}
          />
          <AddNetworksDialog
            businessId={business.id}
            walletId={chosen.walletId}
            missing={missing}
            open={open === 'networks'}
            onClose={close}
          />
        </>
      ) : (
        <TakeOver {...props} open={open === 'change'} onClose={close} />
      )}
    </>
  );
}

interface TakeOverProps extends OwnKeysProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The wallet or keys of another owner are replaced, who stays an owner unless told otherwise. */
function TakeOver({ business, chosen, ...dialog }: TakeOverProps): ReactElement | null {
  const { data: members } = useResource(useServices().business.members(business.id));
  const member = members?.find(({ id }) => id === chosen.memberId);
  if (member === undefined) return null;
  return <TakeOverDialog {...dialog} business={business} member={member} becomes="OWNER" />;
}
