import { LinkButton, type LinkButtonProps, TextLink, type TextLinkProps } from '@billfold/react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';

/** A link to another page of the site, without loading the site again. */
export function PageLink(props: TextLinkProps): ReactElement {
  return (
    <Link href={props.href} asChild>
      <TextLink {...props} />
    </Link>
  );
}

/** The same, looking like a button. */
export function PageLinkButton(props: LinkButtonProps): ReactElement {
  return (
    <Link href={props.href} asChild>
      <LinkButton {...props} />
    </Link>
  );
}
