'use client';
import type { ReactElement } from 'react';
import { useLeftDraft } from '../../context/use-draft.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { contactFormName } from '../../dialogs/contacts/contact-form-name.ts';
import { ContactsDialog } from '../../dialogs/contacts/contacts-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { DevicesCard } from './devices-card.tsx';
import { KeyPasswordCard } from './key-password-card.tsx';
import { SeedPhraseCard } from './seed-phrase-card.tsx';
import { SendProtectionCard } from './send-protection-card.tsx';
import * as css from './settings.css.ts';
import { WalletSettingsPage } from './wallet-settings-page.tsx';

export function SecurityTab(): ReactElement {
  return (
    <WalletSettingsPage tab="security">
      <KeyPasswordCard />
      <SeedPhraseCard />
      <SendProtectionCard />
      <DevicesCard />
      <ContactsCard />
    </WalletSettingsPage>
  );
}

function ContactsCard(): ReactElement {
  const t = useTranslate();
  const walletId = useWalletId();
  const contacts = useScreenData().keeping.contacts(walletId);
  const left = useLeftDraft(contactFormName(walletId));
  return (
    <Card title={t('walletSettings.contacts')}>
      <div className={css.row}>
        <p className={css.text}>{t('walletSettings.contacts.text')}</p>
        <ContactsDialog
          defaultOpen={left() !== null}
          onOpenChange={(isOpen) => {
            if (!isOpen) void contacts.invalidate();
          }}
          trigger={<Button>{t('walletSettings.contacts.open')}</Button>}
        />
      </div>
    </Card>
  );
}
