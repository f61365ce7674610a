import { useTranslate } from '@billfold/react';
import { LinkButton, type LinkButtonProps } from '@billfold/react/internal';
import type { ReactElement } from 'react';

export interface ContactButtonProps extends Pick<LinkButtonProps, 'variant'> {
  /** Where the shop is asked. */
  readonly href: string;
  /** Name of the shop. */
  readonly merchant: string;
}

/** Leads to the shop, where nothing else on the page comes first; loudest unless another variant is given. */
export function ContactButton(props: ContactButtonProps): ReactElement {
  const { href, merchant, variant = 'primary' } = props;
  const t = useTranslate();
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant={variant}
      size="lg"
      wide
    >
      {t('checkout.help', { merchant })}
    </LinkButton>
  );
}
