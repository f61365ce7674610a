import { type Business, isPermitted, type PaymentLink } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  CopyIcon,
  IconButton,
  icons,
  Menu,
  MenuDivider,
  MenuItem,
  Table,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { DueText } from './due-text.tsx';
import { EditLinkDialog } from './edit-link-dialog.tsx';
import { formatSum } from './format-sum.ts';
import { isPausable } from './is-pausable.ts';
import { linkAmount } from './link-amount.ts';
import { LinkQrDialog } from './link-qr-dialog.tsx';
import { LinkState } from './link-state.tsx';
import * as css from './list-table.css.ts';
import { useDueLabel } from './use-due-label.ts';
import { useLinkChange } from './use-link-change.ts';

export interface LinksTableProps {
  readonly business: Business;
  /** Null while they load. */
  readonly links: readonly PaymentLink[] | null;
}

/** Payment links with their use, and what can be done with each. A row opens its link. */
export function LinksTable({ business, links }: LinksTableProps): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  return (
    <Table
      label={t('payments.section.links')}
      rows={links}
      loadingRows={3}
      getKey={({ id }) => id}
      hrefOf={hrefOfLink}
      onOpen={(link) => navigate(hrefOfLink(link))}
      phoneRows="grid"
      rowClassName={() => css.row}
      columns={[
        {
          id: 'title',
          heading: t('paymentLinks.column.title'),
          tone: 'strong',
          wraps: true,
          className: css.nameColumn,
          draw: ({ title }: PaymentLink) => <bdi>{title}</bdi>,
        },
        {
          id: 'status',
          heading: t('payments.column.status'),
          wraps: true,
          className: css.statusColumn,
          draw: (link: PaymentLink) => <Status link={link} />,
        },
        {
          id: 'paid',
          heading: t('paymentLinks.column.paid'),
          align: 'end',
          tone: 'strong',
          className: css.wideColumn,
          draw: (link: PaymentLink) => <Received link={link} />,
        },
        {
          id: 'price',
          heading: t('payments.column.price'),
          align: 'end',
          className: css.linkAmountColumn,
          draw: (link: PaymentLink) => linkAmount(link, t),
        },
        {
          id: 'actions',
          heading: t('paymentLinks.column.actions'),
          hidesHeading: true,
          align: 'end',
          className: css.actionsColumn,
          draw: (link: PaymentLink) => (
            <div className={css.actions}>
              {link.state === 'ACTIVE' && (
                <CopyIcon
                  size="md"
                  text={link.url}
                  label={t('paymentLinks.copy.of', { title: link.title })}
                />
              )}
              <LinkMenu business={business} link={link} />
            </div>
          ),
        },
      ]}
    />
  );
}

/** Money that came by a link, and by how many payments. */
function Received({ link }: Pick<LinkMenuProps, 'link'>): ReactElement {
  const t = useTranslate();
  return (
    <span className={css.twoAtEnd}>
      <span>{receivedOf(link)}</span>
      <span className={css.below}>{t('paymentLinks.paid', { count: link.paid })}</span>
    </span>
  );
}

const receivedOf = ({ received: amount, currency }: PaymentLink): string =>
  formatSum({ amount, currency });

/**
 * State of a link, how many payments it still takes, and the day on which it closes; a phone has one line, and says
 * there what came where there is nothing else to say.
 */
function Status({ link }: Pick<LinkMenuProps, 'link'>): ReactElement {
  const t = useTranslate();
  const dueLabel = useDueLabel(link);
  const { uses, maxUses, dueAt, paid } = link;
  return (
    <span className={css.state}>
      <LinkState link={link} />
      {maxUses === null && dueAt === null && (
        <span className={css.onPhone}>
          {t('paymentLinks.received', { amount: receivedOf(link), count: paid })}
        </span>
      )}
      {maxUses !== null && (
        <span className={css.below}>{t('paymentLinks.used', { uses, max: maxUses })}</span>
      )}
      {dueAt !== null && (
        <span className={css.below}>
          {link.state !== 'EXPIRED' && `${t(dueLabel)} `}
          <DueText at={dueAt} inSentence />
        </span>
      )}
    </span>
  );
}

interface LinkMenuProps {
  readonly business: Business;
  readonly link: PaymentLink;
}

const hrefOfLink = ({ id }: PaymentLink): string =>
  `/payments/payment-links/${encodeURIComponent(id)}`;

function LinkMenu({ business, link }: LinkMenuProps): ReactElement {
  const t = useTranslate();
  const { title, url, state, livemode } = link;
  const [opened, setOpened] = useState<'qr' | 'edit' | null>(null);
  const { togglePause, toggleArchive } = useLinkChange({ business, link });
  const label = t('paymentLinks.actions', { title });
  const mayChange = isPermitted(business.role, 'create-payments', livemode);
  const isArchived = state === 'ARCHIVED';
  return (
    <span className={css.secondAction}>
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
    </span>
  );
}
