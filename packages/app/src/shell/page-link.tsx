import {
  LinkButton,
  type LinkButtonProps,
  TextLink,
  type TextLinkProps,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { Link } from 'wouter';

export interface PageLinkProps extends TextLinkProps {
  /** In the place of this page: the way back does not lead here. */
  readonly replace?: boolean | undefined;
}

/** A link to another page of the site, without loading the site again. */
export function PageLink({ replace = false, ...props }: PageLinkProps): ReactElement {
  return (
    <Link href={props.href} replace={replace} asChild>
      <TextLink {...props} />
    </Link>
  );
}

/** A page link that looks like a button. */
export function PageLinkButton(props: LinkButtonProps): ReactElement {
  return (
    <Link href={props.href} asChild>
      <LinkButton {...props} />
    </Link>
  );
}
