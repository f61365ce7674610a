import { securityTipsTexts } from '@billfold/core/internal';
import { CopyButton, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import {
  Dialog,
  DialogBody,
  DialogHeader,
  Icon,
  icons,
  TextField,
  TextLink,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import type { ShellDialogProps } from '../routing/shell-dialog.ts';
import { tipSections } from '../screens/security/tip-sections.ts';
import { useServices } from '../services/services-context.ts';
import { PageLink } from '../shell/page-link.tsx';
import { useSupport } from '../shell/use-support.ts';
import * as css from './support-part.css.ts';

/** Links to help, and the facts that support asks for. Sends nothing. */
export function SupportPart({ dialog, onChange }: ShellDialogProps): ReactElement {
  const t = useTranslate();
  const { url } = useSupport();
  const close = (): void => onChange(null);
  return (
    <Dialog
      open={dialog?.name === 'support'}
      onOpenChange={(open) => onChange(open ? { name: 'support' } : null)}
    >
      <DialogHeader title={t('shell.menu.support')} />
      <DialogBody>
        <div className={css.panel}>
          <HelpSearch onFound={close} />
          <LastError />
          <p className={css.quiet}>{t('shell.support.text')}</p>
          {url === null ? (
            <PageLink href="/security-tips" onClick={close}>
              {t('shell.support.tips')}
            </PageLink>
          ) : (
            <TextLink href={url} target="_blank" rel="noopener noreferrer">
              {t('shell.support.site')}
            </TextLink>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}

function HelpSearch({ onFound }: { readonly onFound: () => void }): ReactElement {
  useTexts(securityTipsTexts);
  const t = useTranslate();
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase().split(/\s+/);
  const found = tipSections.filter(({ title, tips }) => {
    const text = [title, ...tips].map((key) => t(key).toLowerCase()).join(' ');
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <TextField
        type="search"
        label={t('shell.support.search')}
        leading={<Icon shape={icons.search} size={16} />}
        autoComplete="off"
        value={wanted}
        onValueChange={setWanted}
      />
      {found.length === 0 && (
        <p className={css.quiet} role="status">
          {t('shell.support.none')}
        </p>
      )}
      <ul className={css.list}>
        {found.map(({ id, title }) => (
          <li key={id}>
            <PageLink href={`/security-tips#${id}`} onClick={onFound}>
              {t(title)}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The request id by which support finds the failure in the server's log. */
function LastError(): ReactElement {
  const t = useTranslate();
  const { requestId } = useStore(useServices().lastFailure);
  if (requestId === null) return <p className={css.quiet}>{t('shell.support.noError')}</p>;
  return (
    <div className={css.error}>
      <p>{t('shell.support.lastError', { id: requestId })}</p>
      <CopyButton size="sm" text={requestId} label={t('shell.support.copyId')} />
    </div>
  );
}
