'use client';
import { groupAddress, shortenAddress } from '@billfold/core';
import { forwardRef, type HTMLAttributes, type ReactElement } from 'react';
import { plain, visuallyHidden } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import * as css from './address-text.css.ts';

export interface AddressTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** An address or a hash. */
  readonly address: string;
  /** `short` in lists; `grouped`, in full, wherever it is compared or confirmed. */
  readonly form?: 'short' | 'grouped' | undefined;
}

/**
 * An address as it is read by people; read aloud and, when grouped, copied as it is.
 * @example
 * <AddressText address="bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu" form="grouped" />;
 */
export const AddressText = forwardRef<HTMLSpanElement, AddressTextProps>(function AddressText(
  { address, form = 'short', className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      dir="ltr"
      {...rest}
      className={classNames(css.address, form === 'short' ? css.short : css.grouped, className)}
    >
      <span className={classNames(visuallyHidden, css.whole)}>{address}</span>
      <span className={plain} aria-hidden="true" title={form === 'short' ? address : undefined}>
        {form === 'short' ? shortenAddress(address) : <Groups address={address} />}
      </span>
    </span>
  );
});

function Groups({ address }: { readonly address: string }): ReactElement {
  return (
    <>
      {groupAddress(address).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat, and have only their place.
        <span key={index} className={css.group}>
          {group}
        </span>
      ))}
    </>
  );
}
