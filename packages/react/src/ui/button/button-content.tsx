'use client';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import * as css from './button.css.ts';

/** Icon and text of a button, in their place also while the ring turns over them. */
export function ButtonContent(props: {
  readonly icon: IconShape | undefined;
  readonly busy: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <>
      <span className={classNames(css.content, props.busy && css.hidden)}>
        {props.icon && <Icon shape={props.icon} size={20} />}
        {props.children}
      </span>
      {props.busy && (
        <span className={css.spinner}>
          <SpinnerRing size={20} />
        </span>
      )}
    </>
  );
}
