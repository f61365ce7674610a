import type { Business } from '@billfold/core/payments';
import { Avatar } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { type ReactElement, useState } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './business-mark.css.ts';

export interface BusinessMarkProps {
  readonly business: Pick<Business, 'name' | 'logoUrl'>;
  /** Width and height in pixels. */
  readonly size: 24 | 40 | 64;
}

/** Logo of a business beside its name; without one, or where it does not load, its initials as its checkout has them. */
export function BusinessMark({ business, size }: BusinessMarkProps): ReactElement {
  const { session, bases } = useServices();
  const { environment } = useStore(session);
  const [failed, setFailed] = useState<string | null>(null);
  const { name, logoUrl } = business;
  if (logoUrl === null || logoUrl === failed)
    return <Avatar text={`business ${name}`} name={name} shape="wallet" size={size} />;
  return (
    <img
      className={css.logo}
      src={`${bases[environment]?.payments ?? ''}${logoUrl}`}
      alt=""
      width={size}
      height={size}
      onError={() => setFailed(logoUrl)}
    />
  );
}
