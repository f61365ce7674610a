import { type Business, isPermitted, type PaymentLink } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { CopyIcon, IconButton, icons, Menu, MenuDivider, MenuItem } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { PageLink } from '../../shell/page-link.tsx';
import { DueText } from './due-text.tsx';
import { EditLinkDialog } from './edit-link-dialog.tsx';
import * as css from './forms.css.ts';
import { isPausable } from './is-pausable.ts';
import { linkAmount } from './link-amount.ts';
import { LinkQrDialog } from './link-qr-dialog.tsx';
import { LinkState } from './link-state.tsx';
import { useDueLabel } from './use-due-label.ts';
import { useLinkChange } from './use-link-change.ts';

export interface LinkRowProps {
  readonly business: Business;
  readonly link: PaymentLink;
}

/** A payment link with its use, and what can be done with it. */
export function LinkRow({ business, link }: LinkRowProps): ReactElement {
  const t = useTranslate();
  const dueLabel = useDueLabel(link);
  const { title, url, state, paid, uses, maxUses, dueAt } = link;
  return (
    <li className={css.linkedRow}>
      <div className={css.words}>
        <PageLink className={css.rowLink} href={hrefOfLink(link)}>
          <bdi>{title}</bdi>
        </PageLink>
        <div className={css.facts}>
          <LinkState link={link} />
          {maxUses !== null && <span>{t('paymentLinks.used', { uses, max: maxUses })}</span>}
          <span>{t('paymentLinks.paid', { count: paid })}</span>
          {dueAt !== null && (
            <span>
              {t(dueLabel)} <DueText at={dueAt} inSentence />
            </span>
          )}
        </div>
      </div>
      <span className={css.price}>{linkAmount(link, t)}</span>
      <div className={css.end}>
        {state === 'ACTIVE' && (
          <CopyIcon size="md" text={url} label={t('paymentLinks.copy.of', { title })} />
        )}
        <LinkMenu business={business} link={link} />
      </div>
    </li>
  );
}

const hrefOfLink = ({ id }: PaymentLink): string =>
  `/payments/payment-links/${encodeURIComponent(id)}`;

function LinkMenu({ business, link }: LinkRowProps): ReactElement {
  const t = useTranslate();
  const { title, url, state, livemode } = link;
  const [opened, setOpened] = useState<'qr' | 'edit' | null>(null);
  const { togglePause, toggleArchive } = useLinkChange({ business, link });
  const label = t('paymentLinks.actions', { title });
  const mayChange = isPermitted(business.role, 'create-payments', livemode);
  const isArchived = state === 'ARCHIVED';
  return (
    <>
      <Menu label={label} align="end" trigger={<IconButton icon={icons.more} label={label} />}>
        {state === 'ACTIVE' && (
          <MenuItem icon={icons.qr} onSelect={() => setOpened('qr')}>
            {t('paymentLinks.qr')}
          </MenuItem>
        )}
        {mayChange && !isArchived && (
          <>
            <MenuItem icon={icons.pencil} onSelect={() => setOpened('edit')}>
              {t('paymentLinks.edit')}
            </MenuItem>
            {isPausable(link) && (
              <MenuItem icon={icons.clock} onSelect={togglePause}>
                {t(state === 'PAUSED' ? 'paymentLinks.resume' : 'paymentLinks.pause')}
              </MenuItem>
            )}
          </>
        )}
        {mayChange && <MenuDivider />}
        {mayChange && (
          <MenuItem icon={isArchived ? icons.undo : icons.trash} onSelect={toggleArchive}>
            {t(isArchived ? 'paymentLinks.restore' : 'paymentLinks.archive')}
          </MenuItem>
        )}
      </Menu>
      <LinkQrDialog
        url={url}
        title={title}
        amount={linkAmount(link, t)}
        open={opened === 'qr'}
        onClose={() => setOpened(null)}
      />
      <EditLinkDialog
        business={business}
        link={link}
        open={opened === 'edit'}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
