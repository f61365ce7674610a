import { isErrorCode } from '@billfold/core';
import type { Wallet } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  EmptyState,
  ErrorState,
  type FormState,
  Icon,
  icons,
  PasswordField,
  RadioCards,
  Skeleton,
} from '@billfold/react/internal';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { PageLink, PageLinkButton } from '../../../shell/page-link.tsx';
import * as css from './setup.css.ts';

export type WalletField = 'walletId' | 'password';

export interface WalletFieldsProps {
  readonly state: FormState<WalletField>;
  readonly clearErrors: (...fields: readonly WalletField[]) => void;
  /** False while there is no wallet to choose. */
  readonly hasWallet: boolean;
  readonly walletId: string | null;
  readonly onWallet: (id: string) => void;
  /** The password stays in its field until it is sent. */
  readonly password: RefObject<HTMLInputElement | null>;
  /** Wallet that payments go to now, which is not offered again. */
  readonly currentId?: string | null;
  /** Address of the screen that creates a wallet and leads back here. */
  readonly createHref: string;
  /** Drawn where the buttons around lead to that screen already. */
  readonly hidesCreate?: boolean;
  /** Stands before the password, so that the owner knows what it is for. */
  readonly effects?: ReactNode;
}

/** Choice of an own wallet with its password; without any wallet, the way to create one. */
export function WalletFields(props: WalletFieldsProps): ReactElement {
  const t = useTranslate();
  const { state, clearErrors, walletId, onWallet, password, currentId = null, createHref } = props;
  const { hidesCreate = false, effects } = props;
  const resource = useServices().client.resources.wallets;
  const { data, status, error } = useResource(resource);
  if (data === undefined)
    return status === 'failed' ? (
      <ErrorState
        error={error}
        title={t('businessSetup.wallet.loadFailed')}
        onRetry={() => void resource.refresh()}
      />
    ) : (
      <Skeleton width="60%" />
    );
  const wallets = data.items.filter(({ isActivated }) => isActivated);
  const offered = wallets.filter(({ id }) => id !== currentId);
  const current = wallets.find(({ id }) => id === currentId);
  if (offered.length === 0)
    return (
      <EmptyState
        icon={icons.accounts}
        title={t(
          wallets.length === 0 ? 'businessSetup.wallet.none' : 'businessSetup.wallet.noOther',
        )}
        text={
          current === undefined
            ? t('businessSetup.wallet.none.text')
            : t('businessSetup.wallet.noOther.text', { wallet: current.name })
        }
        action={
          !hidesCreate && (
            <PageLinkButton variant="primary" href={createHref}>
              {t('businessSetup.wallet.create')}
            </PageLinkButton>
          )
        }
      />
    );
  const chosen = chosenOf(offered, walletId);
  return (
    <>
      <div className={css.wallets}>
        <RadioCards
          label={t('businessSetup.wallet.choose')}
          layout="stack"
          disabled={state.isBusy}
          value={chosen}
          onValueChange={(id) => {
            onWallet(id);
            clearErrors('walletId', 'password');
          }}
          options={offered.map(({ id, name, accountsCount: count }) => ({
            ...{ value: id, title: name, mark: <Icon shape={icons.accounts} size={20} /> },
            details: [t('businessSetup.wallet.about', { count })],
            end: id === chosen && <Icon shape={icons.check} size={20} className={css.chosen} />,
          }))}
        />
        <p aria-live="polite" className={css.problem}>
          {fieldMessage(state, 'walletId', t)}
        </p>
        <div>
          <PageLink href={createHref}>{t('businessSetup.wallet.another')}</PageLink>
        </div>
      </div>
      {effects}
      {/* Keeps password managers from offering the sign-in password. */}
      <input
        type="text"
        autoComplete="username"
        value={offered.find(({ id }) => id === chosen)?.name ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        ref={password}
        label={t('businessSetup.wallet.password')}
        hint={t('businessSetup.wallet.password.hint')}
        autoComplete="current-password"
        readOnly={state.isBusy}
        onValueChange={() => clearErrors('password')}
        error={passwordMessage(state.failure) ?? fieldMessage(state, 'password', t)}
      />
    </>
  );
}

/** Returns the chosen wallet; where there is one alone, that one. */
export function chosenOf(
  wallets: readonly Pick<Wallet, 'id'>[],
  walletId: string | null,
): string | null {
  const [only, ...others] = wallets;
  if (wallets.some(({ id }) => id === walletId)) return walletId;
  return others.length === 0 ? (only?.id ?? null) : null;
}

function passwordMessage(failure: unknown): string | undefined {
  return isErrorCode(failure, 'wrong_encryption_key') ? failure.messages.join('\n') : undefined;
}
