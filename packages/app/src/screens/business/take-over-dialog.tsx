import { isErrorCode } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import type { Business, Member, SettlementTakeover } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  ListPicker,
  Notice,
  PasswordField,
  RadioCards,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useRef, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PageLink } from '../../shell/page-link.tsx';

export interface TakeOverDialogProps {
  readonly business: Business;
  /** Owner of the settlement wallet. */
  readonly member: Member;
  /** Place of that owner that is chosen at first. */
  readonly becomes: SettlementTakeover['becomes'];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks an owner for the wallet that payments go to from now on, in place of that of another owner. */
export function TakeOverDialog({ open, ...props }: TakeOverDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <TakeOverForm {...props} />
    </FormDialog>
  );
}

const leaves = 'LEAVES';
type Place = 'OWNER' | 'ADMIN' | typeof leaves;

function TakeOverForm(props: Omit<TakeOverDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const { business, member, onClose } = props;
  const { name } = member;
  const wallets = useOwnWallets();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const walletId = chosenId ?? wallets?.[0]?.id ?? null;
  const [place, setPlace] = useState<Place>(props.becomes ?? leaves);
  const password = useRef<HTMLInputElement>(null);
  const { state, clearErrors, takeOver } = useTakeOver({ business, member, onClose });
  const hasNone = wallets?.length === 0;
  return (
    <FormDialogContent
      title={t('team.takeOver.title', { name: business.name })}
      submit={t('team.takeOver.submit')}
      isBusy={state.isBusy}
      onSubmit={() => takeOver({ walletId, place, password: password.current?.value ?? '' })}
      onCancel={onClose}
    >
      {!isErrorCode(state.failure, 'wrong_encryption_key') && (
        <FormFailure failure={state.failure} fields={['password']} />
      )}
      <Notice tone="info">
        <p>{t('team.takeOver.text')}</p>
        <p>{t('team.takeOver.earlier', { name })}</p>
      </Notice>
      {hasNone ? (
        <Notice tone="warning" title={t('team.takeOver.noWallet')}>
          <PageLink href="/wallet/new-wallet">{t('team.takeOver.createWallet')}</PageLink>
        </Notice>
      ) : (
        <ListPicker
          label={t('team.takeOver.wallet')}
          disabled={state.isBusy}
          options={(wallets ?? []).map((wallet) => ({ id: wallet.id, text: wallet.name }))}
          value={walletId}
          onValueChange={(id) => {
            setChosenId(id);
            clearErrors('walletId', 'password');
          }}
          error={fieldMessage(state, 'walletId', t)}
        />
      )}
      <PasswordField
        ref={password}
        label={t('team.takeOver.password')}
        hint={t('team.takeOver.password.hint')}
        autoComplete="current-password"
        readOnly={state.isBusy}
        onValueChange={() => clearErrors('password')}
        error={passwordMessage(state.failure) ?? fieldMessage(state, 'password', t)}
      />
      <RadioCards<Place>
        label={t('team.takeOver.becomes', { name })}
        layout="stack"
        disabled={state.isBusy}
        value={place}
        onValueChange={setPlace}
        options={[
          { value: 'OWNER', title: t('team.takeOver.OWNER') },
          { value: 'ADMIN', title: t('team.takeOver.ADMIN') },
          { value: leaves, title: t('team.takeOver.LEAVES') },
        ]}
      />
    </FormDialogContent>
  );
}

function passwordMessage(failure: unknown): string | undefined {
  return isErrorCode(failure, 'wrong_encryption_key') ? failure.messages.join('\n') : undefined;
}

/** Returns the activated wallets of the user; undefined while they load. */
function useOwnWallets() {
  const { data } = useResource(useServices().client.resources.wallets);
  return data?.items.filter(({ isActivated }) => isActivated);
}

interface Entered {
  readonly walletId: string | null;
  readonly place: Place;
  readonly password: string;
}

function useTakeOver({
  business,
  member,
  onClose,
}: Pick<TakeOverDialogProps, 'business' | 'member' | 'onClose'>) {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices().business;
  const form = useForm<'walletId' | 'password'>();
  const takeOver = async ({ walletId, place, password }: Entered): Promise<void> => {
    const becomes = place === leaves ? null : place;
    const done = await form.submit(
      {
        ...(walletId === null && { walletId: 'common.required' as const }),
        ...(password === '' && { password: 'common.required' as const }),
      },
      async () => {
        if (walletId === null) return;
        await services.call(({ settlement }) =>
          settlement.choose(business.id, {
            ...{ walletId, password, seedPhrase: null },
            takesOver: { memberId: member.id, becomes },
          }),
        );
      },
    );
    if (done === null) return;
    onClose();
    notify.success(t('team.takeOver.done', { name: business.name }));
    await Promise.all([
      services.members(business.id).invalidate(),
      services.detail(business.id).invalidate(),
    ]);
  };
  return { ...form, takeOver };
}
