'use client';
import type { ReactElement } from 'react';
import { useLeftDraft } from '../../context/use-draft.ts';
import { useIsOwner } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { contactFormName } from '../../dialogs/contacts/contact-form-name.ts';
import { ContactsDialog } from '../../dialogs/contacts/contacts-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SettingRow } from '../../ui/setting-row/setting-row.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { RouteTextLink } from '../screen/route-link.tsx';
import { DevicesCard } from './devices-card.tsx';
import { KeyCard } from './key-card.tsx';
import { WalletSettingsPage } from './wallet-settings-page.tsx';

export function SecurityTab(): ReactElement {
  const isOwner = useIsOwner();
  return (
    <WalletSettingsPage tab="security">
      <KeyCard />
      {isOwner && (
        <>
          <DevicesCard />
          <ContactsCard />
        </>
      )}
    </WalletSettingsPage>
  );
}

function ContactsCard(): ReactElement {
  const t = useTranslate();
  const walletId = useWalletId();
  const contacts = useScreenData().keeping.contacts(walletId);
  const left = useLeftDraft(contactFormName(walletId));
  return (
    <Card>
      <SettingRow title={t('walletSettings.contacts')} hint={t('walletSettings.contacts.text')}>
        <RouteTextLink route={{ to: 'contacts' }}>
          {t('walletSettings.contacts.page')}
        </RouteTextLink>
        <ContactsDialog
          defaultOpen={left() !== null}
          onOpenChange={(isOpen) => {
            if (!isOpen) void contacts.invalidate();
          }}
          trigger={<Button>{t('walletSettings.contacts.open')}</Button>}
        />
      </SettingRow>
    </Card>
  );
}
