import { BackLink } from '@billfold/react/internal';
import { type ScreenProps as FrameProps, Screen as ScreenFrame } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { Link } from 'wouter';

export interface ScreenProps extends Omit<FrameProps, 'back'> {
  /** The list that this screen is one item of. */
  readonly back?: { readonly href: string; readonly text: string } | undefined;
}

/** A screen of the site itself, in the frame that all screens have. */
export function Screen({ back, ...frame }: ScreenProps): ReactElement {
  return (
    <ScreenFrame
      {...frame}
      back={
        back && (
          <Link href={back.href} asChild>
            <BackLink href={back.href}>{back.text}</BackLink>
          </Link>
        )
      }
    />
  );
}
