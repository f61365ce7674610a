import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { LinkButton } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { shopUrl } from './return-url.ts';

/** Way back for those who do not pay now; nothing where the business has no page. */
export function BackToShop({ checkout }: { readonly checkout: Checkout }): ReactElement | null {
  const t = useTranslate();
  const url = shopUrl(checkout);
  if (url === null) return null;
  return (
    <LinkButton href={url} target="_top" variant="plain">
      {t('checkout.paid.back', { merchant: checkout.merchant.name })}
    </LinkButton>
  );
}
