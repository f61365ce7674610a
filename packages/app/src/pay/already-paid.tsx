import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useState } from 'react';
import { LazyPart } from './lazy-part.tsx';
import { LazyHashForm } from './lazy-parts.tsx';
import * as css from './pay.css.ts';
import type { ShownPayment } from './step-props.ts';

export interface AlreadyPaidProps extends ShownPayment {
  /** True where the payment has ended: those who have paid look for this first. */
  readonly isEnded?: boolean;
  /** Words of the button, unless they are for those who sent what was asked for. */
  readonly label?: string;
  /** Further buttons, which keep their place when the form opens below them. */
  readonly children?: ReactNode;
}

/** Form for those who have paid already and see nothing of it: looks for their transaction. */
export function AlreadyPaid(props: AlreadyPaidProps): ReactElement {
  const { isEnded = false, label, children, ...shown } = props;
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const title = label ?? t('checkout.already');
  return (
    <>
      <Button
        {...(isEnded
          ? { size: 'lg', wide: true }
          : { variant: 'plain', size: 'sm', className: css.wrapping })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
      </Button>
      {children}
      {isOpen && (
        <LazyPart>
          <LazyHashForm {...shown} title={title} />
        </LazyPart>
      )}
    </>
  );
}
