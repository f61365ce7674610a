'use client';
import type { SendActions, SendState, WantedNetwork } from '@billfold/core/flows';
import { validationText } from '@billfold/core/i18n';
import type { ReactElement, RefObject } from 'react';
import { useClient, useFeature } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { AccountPicker } from '../../ui/account-picker/account-picker.tsx';
import { AssetPicker } from '../../ui/asset-picker/asset-picker.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { step } from '../frame/step.css.ts';
import { QrScanner } from '../scanner/qr-scanner.tsx';
import { RecipientNotice } from './recipient-notice.tsx';
import { RecipientSuggestions } from './recipient-suggestions.tsx';

export interface SendStepProps {
  readonly state: SendState;
  readonly actions: SendActions;
  readonly field: RefObject<HTMLInputElement | null>;
}

export function RecipientStep({ state, actions, field }: SendStepProps): ReactElement {
  const t = useTranslate();
  const { recipient: error } = state.errors;
  const { account, network, asset, assets } = state;
  const isLocked = state.locked.includes('recipient');
  const hasSuggestions = !isLocked && state.suggestions.length > 0;
  return (
    <div className={step}>
      <AccountPicker
        label={t('send.account')}
        placeholder={t('send.account.placeholder')}
        accounts={state.accounts}
        account={account}
        onSelect={actions.selectAccount}
        locked={state.locked.includes('account')}
      />
      {asset && assets.length > 1 && (
        <AssetPicker
          label={t('send.asset')}
          assets={assets}
          asset={asset}
          onSelect={actions.selectAsset}
          locked={state.locked.includes('asset')}
        />
      )}
      <TextField
        ref={field}
        label={t('send.recipient')}
        placeholder={network ? t('send.recipient.placeholder', { network: network.name }) : ''}
        mono
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={isLocked}
        trailing={!isLocked && <ScanRecipient state={state} onScan={actions.setRecipient} />}
        value={state.recipient}
        onValueChange={actions.setRecipient}
        onFocus={isLocked ? undefined : actions.enterRecipient}
        onBlur={actions.leaveRecipient}
        error={error && validationText(error, t)}
        under={
          hasSuggestions && <RecipientSuggestions state={state} actions={actions} field={field} />
        }
      />
      <RecipientNotice state={state} actions={actions} />
      <MemoField state={state} actions={actions} />
      <SendWarning state={state} />
    </div>
  );
}

interface ScanRecipientProps {
  readonly state: SendState;
  /** Called with an address or a payment URI. */
  readonly onScan: (text: string) => void;
}

/** Button that opens the scanner, unless the host disabled it. */
export function ScanRecipient({ state, onScan }: ScanRecipientProps): ReactElement | null {
  const t = useTranslate();
  const { platform } = useClient();
  const wanted = useWantedNetworks(state);
  if (!useFeature('scanner')) return null;
  return (
    <QrScanner
      trigger={<IconButton size="sm" icon={icons.scan} label={t('send.recipient.scan')} />}
      wanted={wanted}
      onScan={onScan}
      onError={(cause) => platform.logger.warn('The scanner failed.', { reason: String(cause) })}
    />
  );
}

/** Returns the network of the chosen account, or of all accounts, with the chain of this server. */
function useWantedNetworks({ account, accounts }: SendState): readonly WantedNetwork[] {
  const { data } = useResource(useClient().resources.config);
  const from = account ? [account] : accounts;
  const networks = new Set(from.map(({ blockchainNetwork }) => blockchainNetwork));
  return [...networks].map((network) => {
    const chain = data?.networks[network]?.chain;
    return chain === undefined ? { network } : { network, chain };
  });
}

interface MemoFieldProps {
  readonly state: SendState;
  readonly actions: SendActions;
}

/** Field of the memo, on networks with memos. */
function MemoField({ state, actions }: MemoFieldProps): ReactElement | null {
  const t = useTranslate();
  const { memo: error } = state.errors;
  if (state.network?.memo == null) return null;
  return (
    <TextField
      label={t('send.memo')}
      autoComplete="off"
      hint={t('send.memo.hint')}
      readOnly={state.locked.includes('memo')}
      value={state.memo}
      onValueChange={actions.setMemo}
      error={error && validationText(error, t)}
    />
  );
}

interface SendWarningProps {
  readonly state: Pick<SendState, 'account' | 'asset' | 'network'>;
}

/** Warns which assets may be sent to which network (R-SEND-03). */
function SendWarning({ state }: SendWarningProps): ReactElement | null {
  const t = useTranslate();
  const { account, asset, network } = state;
  if (account === null || asset === null || network === null) return null;
  if (asset.token === null)
    return <Notice tone="warning">{t(`send.warning.${account.blockchainNetwork}`)}</Notice>;
  const { name, symbol } = asset;
  const standard = network.tokenStandard ?? '';
  return (
    <Notice tone="warning">
      {t('send.warning.token', { name, symbol, standard, network: network.name })}
    </Notice>
  );
}
