'use client';
import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';
import type { Route } from '../../context/navigation.ts';
import { useNavigation } from '../../context/use-provided.ts';
import { LinkButton, type LinkButtonProps } from '../../ui/button/link-button.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import { BackLink } from './back-link.tsx';

export interface RouteLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly route: Route;
}

/** A link to another screen, without a look; its words alone where the host has no navigation. */
export function RouteLink({ route, ...rest }: RouteLinkProps): ReactElement {
  const way = useRouteLink(route);
  if (way === null) return <span className={rest.className}>{rest.children}</span>;
  return <a {...rest} {...way} />;
}

/** Text link to a route; draws nothing without a navigation adapter. */
export function RouteTextLink({ route, ...rest }: RouteLinkProps): ReactElement | null {
  const way = useRouteLink(route);
  return way && <TextLink {...rest} {...way} />;
}

/** Link to a route that looks like a button. */
export function RouteButton({
  route,
  ...rest
}: Omit<LinkButtonProps, 'href' | 'onClick'> & Pick<RouteLinkProps, 'route'>): ReactElement | null {
  const way = useRouteLink(route);
  return way && <LinkButton {...rest} {...way} />;
}

/** Above the title of a screen, to the list that it is one item of. */
export function RouteBack({ route, children }: RouteLinkProps): ReactElement | null {
  const way = useRouteLink(route);
  return way && <BackLink {...way}>{children}</BackLink>;
}

function useRouteLink(route: Route) {
  const navigation = useNavigation();
  if (!navigation) return null;
  return {
    href: navigation.href(route),
    onClick: (event: MouseEvent): void => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      navigation.go(route);
    },
  };
}

/** Anything else is the browser's: another tab, another window, a download. */
function isPlainPress(event: MouseEvent): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, altKey, shiftKey } = event;
  return !defaultPrevented && button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey;
}
