import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Badge, sideFade, useSideFade } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { useLivemode, useModeQuery } from '../../services/use-livemode.ts';
import { type PaymentsSection, paymentsSections } from '../../shell/payments-sections.ts';
import { Screen } from '../../shell/screen.tsx';
import { ModeSwitch } from '../business/mode-mark.tsx';
import { useFresh } from '../business/use-fresh.ts';
import * as css from './payments.css.ts';

export interface PaymentsFrameProps {
  readonly business: Pick<Business, 'id' | 'role'>;
  readonly section: PaymentsSection;
  readonly action?: ReactNode;
  /** Shown without the links to the other lists. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

/** Frame of each list that belongs to payments, with links to the others. */
export function PaymentsFrame(props: PaymentsFrameProps): ReactElement {
  const { business, section, action, isAlone = false, children } = props;
  const t = useTranslate();
  const livemode = useLivemode();
  const shown = paymentsSections.filter(
    ({ needs }) => !needs || isPermitted(business.role, needs, livemode),
  );
  const open = useOpenCount(business.id);
  const current = useShownInLine(section, open);
  const line = useSideFade<HTMLElement>();
  const text = paymentsSections.find(({ id }) => id === section)?.text ?? 'payments.title';
  return (
    <Screen
      title={t(isAlone ? text : 'payments.title')}
      pageTitle={t(text)}
      mark={<ModeSwitch />}
      action={
        <>
          {action}
          <span className={css.actionLine} />
        </>
      }
    >
      {!isAlone && (
        <nav
          ref={line}
          className={`${css.sections} ${sideFade}`}
          aria-label={t('payments.sections')}
        >
          {shown.map(({ id, text, href }) => (
            <Link
              key={id}
              href={href}
              className={css.section}
              ref={id === section ? current : null}
              aria-current={id === section ? 'page' : undefined}
            >
              {t(text)}
              {id === 'unmatched' && open > 0 && (
                <Badge tone="warning" className={css.sectionCount}>
                  {open}
                </Badge>
              )}
            </Link>
          ))}
        </nav>
      )}
      {children}
    </Screen>
  );
}

/**
 * Returns the ref of the current section, and scrolls the line of sections to it where it is too long for the
 * window; again when a number in the line makes it longer.
 */
function useShownInLine(section: PaymentsSection, open: number) {
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both move the current section.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [section, open]);
  return current;
}

/** Loads the number of transfers that wait for a decision; zero while they load. */
function useOpenCount(businessId: number): number {
  const resource = useServices().payments.unmatched({
    ...{ businessId, state: 'OPEN', page: 1, pageSize: 1, ...useModeQuery() },
  });
  const { data } = useResource(resource);
  useFresh(resource);
  return data?.total ?? 0;
}
