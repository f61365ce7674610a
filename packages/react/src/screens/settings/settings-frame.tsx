'use client';
import type { ReactElement, ReactNode } from 'react';
import { Screen } from '../screen/screen.tsx';
import * as css from './settings.css.ts';
import * as own from './settings-navigation.css.ts';

export interface SettingsFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Link to the page that this one belongs to. */
  readonly back?: ReactNode;
  readonly navigation: ReactNode;
  readonly children: ReactNode;
}

/** Screen of the settings: its title, the tree, and the cards of one page. */
export function SettingsFrame(props: SettingsFrameProps): ReactElement {
  const { title, lead, back, navigation, children } = props;
  return (
    <Screen title={title} lead={lead} back={back}>
      <div className={own.frame}>
        {navigation}
        <div className={css.page}>{children}</div>
      </div>
    </Screen>
  );
}
