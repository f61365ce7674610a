'use client';
import type { ReactElement, ReactNode } from 'react';
import { Screen } from '../screen/screen.tsx';
import * as css from './settings.css.ts';
import * as own from './settings-navigation.css.ts';

export interface SettingsFrameProps {
  readonly title: string;
  /** Title of the page in the browser; that of the screen unless given. */
  readonly pageTitle?: string | undefined;
  readonly lead?: ReactNode;
  /** Link to the page that this one belongs to. */
  readonly back?: ReactNode;
  readonly navigation: ReactNode;
  readonly children: ReactNode;
}

/** Screen of the settings: its title, the tree, and the cards of one page. */
export function SettingsFrame(props: SettingsFrameProps): ReactElement {
  const { title, pageTitle, lead, back, navigation, children } = props;
  return (
    <Screen title={title} pageTitle={pageTitle} lead={lead} back={back}>
      <div className={own.frame}>
        {navigation}
        <div className={css.page}>{children}</div>
      </div>
    </Screen>
  );
}
