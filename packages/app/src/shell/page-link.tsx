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
export function PageLink({ replace = false, onClick, ...props }: PageLinkProps): ReactElement {
  return (
    <Link href={props.href} replace={replace} {...pressed(onClick)} asChild>
      <TextLink {...props} />
    </Link>
  );
}

/** A page link that looks like a button. */
export function PageLinkButton({ onClick, ...props }: LinkButtonProps): ReactElement {
  return (
    <Link href={props.href} {...pressed(onClick)} asChild>
      <LinkButton {...props} />
    </Link>
  );
}

/** The handler of a press as a prop of `Link`, which replaces that of the element inside it. */
const pressed = (onClick: TextLinkProps['onClick']) => (onClick ? { onClick } : {});
