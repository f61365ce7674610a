import { isErrorCode } from '@billfold/core';
import type { Business } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import {
  Button,
  DialogBody,
  DialogFooter,
  DialogHeader,
  FormDialog,
  FormDialogContent,
  FormFailure,
} from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import { EffectList } from '../effect-list.tsx';
import { useChooseWallet } from './use-choose-wallet.ts';
import { WalletFields } from './wallet-fields.tsx';

/** Wallet that payments go to now, with its owner. */
export interface CurrentWallet {
  readonly walletId: string;
  readonly walletName: string;
  readonly memberId: string;
}

export interface WalletDialogProps {
  readonly business: Business;
  /** Own wallet that payments go to now; null before one is chosen. */
  readonly current: CurrentWallet | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks an owner for the wallet that payments go to, in place of their earlier one if there is one. */
export function WalletDialog({ open, ...props }: WalletDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <WalletForm {...props} />
    </FormDialog>
  );
}

function WalletForm({ business, current, onClose }: Omit<WalletDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { choose, state, isWithoutWallet, fields } = useChooseWallet({
    businessId: business.id,
    ...(current && {
      currentId: current.walletId,
      takesOver: { memberId: current.memberId, becomes: 'OWNER' },
    }),
  });
  const submit = async (): Promise<void> => {
    const wallet = await choose();
    if (wallet === null) return;
    onClose();
    notify.success(t('businessSetup.settlement.saved', { wallet }));
  };
  const title = t(current ? 'businessSetup.settlement.change.title' : 'businessSetup.settlement');
  if (isWithoutWallet)
    return (
      <NoWallet title={title} onCancel={onClose}>
        <WalletFields {...fields} createHref={createHref} hidesCreate />
      </NoWallet>
    );
  return (
    <FormDialogContent
      title={title}
      submit={t(
        current ? 'businessSetup.settlement.change.submit' : 'businessSetup.settlement.choose',
      )}
      isBusy={state.isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      {!isErrorCode(state.failure, 'wrong_encryption_key') && (
        <FormFailure failure={state.failure} fields={['password', 'walletId']} />
      )}
      {current ? <ChangeEffects wallet={current.walletName} /> : <WalletEffects />}
      <WalletFields {...fields} createHref={createHref} />
    </FormDialogContent>
  );
}

const createHref = '/wallet/new-wallet?for=settlement';

interface NoWalletProps {
  readonly title: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** In place of a choice that cannot be made yet: the way to create a wallet. */
function NoWallet({ title, onCancel, children }: NoWalletProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      <DialogHeader title={title} />
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        <Button wide onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <PageLinkButton variant="primary" wide href={createHref}>
          {t('businessSetup.wallet.create')}
        </PageLinkButton>
      </DialogFooter>
    </>
  );
}

/** Consequences of another settlement wallet. */
function ChangeEffects({ wallet }: { readonly wallet: string }): ReactElement {
  const t = useTranslate();
  return (
    <>
      <p>{t('businessSetup.settlement.change.now', { wallet })}</p>
      <EffectList
        title={t('businessSetup.settlement.change.changes')}
        effects={[
          t('businessSetup.settlement.change.changes.new'),
          t('businessSetup.settlement.change.changes.mail'),
        ]}
      />
      <EffectList
        title={t('businessSetup.settlement.change.stays')}
        effects={[
          t('businessSetup.settlement.change.stays.watched'),
          t('businessSetup.settlement.change.stays.funds'),
        ]}
      />
    </>
  );
}

/** Consequences of the first settlement wallet. */
export function WalletEffects(): ReactElement {
  const t = useTranslate();
  return (
    <EffectList
      title={t('businessSetup.wallet.effects')}
      effects={[
        t('businessSetup.wallet.effects.addresses'),
        t('businessSetup.wallet.effects.apart'),
        t('businessSetup.wallet.effects.keys'),
      ]}
    />
  );
}
