import type { Translate } from '@billfold/core/i18n';
import { formatPrice } from '@billfold/core/internal';
import {
  type Business,
  isPermitted,
  type PaymentLink,
  type PaymentLinkState,
  type UpdatePaymentLink,
} from '@billfold/core/payments';
import { TimeText, useNotify, useTranslate } from '@billfold/react';
import {
  Badge,
  type BadgeProps,
  CopyIcon,
  IconButton,
  icons,
  Menu,
  MenuDivider,
  MenuItem,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { EditLinkDialog } from './edit-link-dialog.tsx';
import * as css from './forms.css.ts';
import { LinkQrDialog } from './link-qr-dialog.tsx';

export interface LinkRowProps {
  readonly business: Business;
  readonly link: PaymentLink;
}

/** A payment link with its use, and what can be done with it. */
export function LinkRow({ business, link }: LinkRowProps): ReactElement {
  const t = useTranslate();
  const { title, url, state, paid, uses, maxUses, dueAt } = link;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <bdi className={css.title}>{title}</bdi>
        <div className={css.facts}>
          <Badge tone={tones[state]}>{t(`paymentLinks.state.${state}`)}</Badge>
          <span className={css.strong}>{amountText(link, t)}</span>
          <span>{t('paymentLinks.paid', { count: paid })}</span>
          {maxUses !== null && <span>{t('paymentLinks.used', { uses, max: maxUses })}</span>}
          {dueAt !== null && (
            <span>
              {t('paymentLinks.due')} <TimeText at={dueAt} form="day" inSentence />
            </span>
          )}
        </div>
      </div>
      <div className={css.end}>
        <CopyIcon size="md" text={url} label={t('paymentLinks.copy.of', { title })} />
        <LinkMenu business={business} link={link} />
      </div>
    </li>
  );
}

function LinkMenu({ business, link }: LinkRowProps): ReactElement {
  const t = useTranslate();
  const { title, url, state, livemode } = link;
  const [opened, setOpened] = useState<'qr' | 'edit' | null>(null);
  const change = useLinkChange({ business, link });
  const label = t('paymentLinks.actions', { title });
  const mayChange = isPermitted(business.role, 'create-payments', livemode);
  const isArchived = state === 'ARCHIVED';
  return (
    <>
      <Menu label={label} align="end" trigger={<IconButton icon={icons.more} label={label} />}>
        <MenuItem icon={icons.qr} onSelect={() => setOpened('qr')}>
          {t('paymentLinks.qr')}
        </MenuItem>
        {mayChange && !isArchived && (
          <>
            <MenuItem icon={icons.pencil} onSelect={() => setOpened('edit')}>
              {t('paymentLinks.edit')}
            </MenuItem>
            <MenuItem
              icon={icons.clock}
              onSelect={() => change({ isActive: state === 'PAUSED' }, pausing(state))}
            >
              {t(state === 'PAUSED' ? 'paymentLinks.resume' : 'paymentLinks.pause')}
            </MenuItem>
          </>
        )}
        {mayChange && <MenuDivider />}
        {mayChange && (
          <MenuItem
            icon={isArchived ? icons.undo : icons.trash}
            onSelect={() => change({ isArchived: !isArchived }, archiving(isArchived))}
          >
            {t(isArchived ? 'paymentLinks.restore' : 'paymentLinks.archive')}
          </MenuItem>
        )}
      </Menu>
      <LinkQrDialog
        url={url}
        title={title}
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

type Said = 'paused' | 'resumed' | 'archivedDone' | 'restored';

const pausing = (state: PaymentLinkState): Said => (state === 'PAUSED' ? 'resumed' : 'paused');
const archiving = (isArchived: boolean): Said => (isArchived ? 'restored' : 'archivedDone');

/** Makes a change that another choice of the menu undoes. */
function useLinkChange({ business, link }: LinkRowProps) {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { submit } = useForm<never>();
  return (changes: UpdatePaymentLink, said: Said): void => {
    const call = () =>
      services.business.call(({ paymentLinks }) =>
        paymentLinks.update(business.id, link.id, changes),
      );
    void submit({}, call).then((done) => {
      services.payments.invalidate();
      if (done !== null) notify.success(t(`paymentLinks.${said}`));
    });
  };
}

function amountText({ price, minPrice, maxPrice, currency }: PaymentLink, t: Translate): string {
  const money = (amount: string): string => formatPrice({ amount, currency });
  if (price !== null) return money(price);
  if (minPrice !== null && maxPrice !== null)
    return t('paymentLinks.between', { min: money(minPrice), max: money(maxPrice) });
  if (minPrice !== null) return t('paymentLinks.from', { min: money(minPrice) });
  return maxPrice === null
    ? t('paymentLinks.anyAmount')
    : t('paymentLinks.upTo', { max: money(maxPrice) });
}

const tones = {
  ACTIVE: 'success',
  PAUSED: 'warning',
  EXPIRED: 'neutral',
  USED_UP: 'neutral',
  ARCHIVED: 'neutral',
} as const satisfies Record<PaymentLinkState, BadgeProps['tone']>;
