import type { CheckoutMerchant } from '@billfold/core/payments';
import { Avatar } from '@billfold/react';
import { type ReactElement, useState } from 'react';
import * as css from './pay.css.ts';

/** Logo of the business; without one, or where it does not load, its initials. */
export function MerchantMark({ merchant }: { readonly merchant: CheckoutMerchant }): ReactElement {
  const [hasFailed, setHasFailed] = useState(false);
  const { logoUrl, name } = merchant;
  if (logoUrl === null || hasFailed)
    return <Avatar text={`business ${name}`} name={name} shape="wallet" size={40} />;
  return (
    <img
      className={css.logo}
      src={logoUrl}
      alt=""
      width={40}
      height={40}
      onError={() => setHasFailed(true)}
    />
  );
}
