import type { Business, BusinessRole } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Notice } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import * as css from './business.css.ts';

/** Says that the role of the user changed while the page is open; the page has redrawn by then. */
export function RoleNotice({ business }: { readonly business: Business }): ReactElement | null {
  const t = useTranslate();
  const [known, setKnown] = useState<BusinessRole>(business.role);
  if (known === business.role) return null;
  return (
    <Notice
      tone="info"
      live
      title={t('business.roleChanged', { role: t(`role.${business.role}`) })}
    >
      <div className={css.stack}>
        <p>{t(`role.${business.role}.text`)}</p>
        <div>
          <Button size="sm" onClick={() => setKnown(business.role)}>
            {t('business.roleChanged.dismiss')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
