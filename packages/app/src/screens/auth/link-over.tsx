import { Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';
import * as css from './auth.css.ts';

export interface LinkOverProps {
  readonly title: string;
  readonly text: string;
  /** The way to another link. */
  readonly href: string;
  readonly action: string;
}

/** In the place of a page whose link of a mail is spent, too old, or not whole. */
export function LinkOver({ title, text, href, action }: LinkOverProps): ReactElement {
  return (
    <div className={css.stack}>
      <Notice tone="danger" live title={title}>
        {text}
      </Notice>
      <PageLinkButton variant="primary" href={href}>
        {action}
      </PageLinkButton>
    </div>
  );
}
