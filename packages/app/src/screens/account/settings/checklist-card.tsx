import type { SecurityItem, SecurityScore } from '@billfold/core/contract';
import type { MessageKey } from '@billfold/core/i18n';
import { isSamePath } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Fold, Icon, icons, LinkButton, LoadedCard } from '@billfold/react/internal';
import { type ReactElement, useId } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../../services/services-context.ts';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import * as css from './checklist.css.ts';

/** Shows the security tips that this user follows and links to the others. */
export function ChecklistCard(): ReactElement {
  const t = useTranslate();
  const { account } = useServices();
  return (
    <LoadedCard
      title={t('checklist.title')}
      resource={account.score}
      failed={t('checklist.loadFailed')}
      rows={3}
    >
      {(score) => <Checklist score={score} />}
    </LoadedCard>
  );
}

function Checklist({ score }: { readonly score: SecurityScore }): ReactElement {
  const t = useTranslate();
  const known = score.items.flatMap((item) => {
    const label = labels.get(item.id);
    return label === undefined ? [] : [{ item, label }];
  });
  const isOff = known.some(({ item }) => item.id === 'two-factor' && !item.done);
  // They come with two-factor sign-in, and can only then be too few.
  const counted = known.filter(({ item }) => !isOff || item.id !== 'recovery-codes');
  const open = counted.filter(({ item }) => !item.done);
  const done = counted.filter(({ item }) => item.done);
  const total = counted.length;
  return (
    <>
      <div className={css.progress}>
        <p>{t('checklist.text', { done: done.length, total })}</p>
        <div className={css.track} aria-hidden="true">
          <div
            className={css.reached}
            style={{ width: `${(done.length / Math.max(total, 1)) * 100}%` }}
          />
        </div>
      </div>
      {open.length > 0 && <Items items={open} />}
      {done.length > 0 && (
        <Fold label={t('checklist.doneItems', { count: done.length })}>
          <Items items={done} />
        </Fold>
      )}
    </>
  );
}

interface KnownItem {
  readonly item: SecurityItem;
  readonly label: MessageKey;
}

function Items({ items }: { readonly items: readonly KnownItem[] }): ReactElement {
  return (
    <ul>
      {items.map(({ item, label }) => (
        <li key={item.id}>
          <ChecklistItem item={item} label={label} />
        </li>
      ))}
    </ul>
  );
}

function ChecklistItem(props: KnownItem): ReactElement {
  const t = useTranslate();
  const id = useId();
  const [path] = useLocation();
  const { id: name, done, href } = props.item;
  // On the page that it leads to, it leads to the card.
  const isHere = isSamePath(path, href);
  const Button = isHere ? LinkButton : PageLinkButton;
  const link = {
    id,
    href: isHere ? `#${cardOf(name)}` : href,
    'aria-labelledby': `${id} ${id}-label`,
  };
  return (
    <span className={css.item}>
      <span className={done ? css.done : css.open}>
        {done && <Icon shape={icons.check} size={16} />}
      </span>
      <span className={css.spoken}>{t(done ? 'checklist.done' : 'checklist.open')}</span>
      <span id={`${id}-label`} className={css.label}>
        {t(props.label)}
      </span>
      {!done && <Button {...link}>{t('checklist.go')}</Button>}
    </span>
  );
}

/** Id of the card of the security settings that a tip is about. */
function cardOf(name: string): string {
  return name === 'few-sessions' ? 'sessions' : 'sign-in';
}

/** The tips that this version has a text for. */
const labels: ReadonlyMap<string, MessageKey> = new Map([
  ['email-verified', 'checklist.item.email-verified'],
  ['two-factor', 'checklist.item.two-factor'],
  ['recovery-codes', 'checklist.item.recovery-codes'],
  ['seed-confirmed', 'checklist.item.seed-confirmed'],
  ['few-sessions', 'checklist.item.few-sessions'],
  ['tokens-in-use', 'checklist.item.tokens-in-use'],
  ['new-device-mails', 'checklist.item.new-device-mails'],
]);
