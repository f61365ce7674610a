'use client';
import { groupAddress, shortenAddress } from '@billfold/core';
import { forwardRef, type HTMLAttributes, type ReactElement } from 'react';
import { plain, visuallyHidden } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import * as css from './address-text.css.ts';

/** Props of `AddressText`. */
export interface AddressTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** An address or a hash. */
  readonly address: string;
  /**
   * `short` in lists; `grouped`, in full, wherever it is compared or confirmed; `lines`, in full
   * on two lines with the ends, which people compare, in bold.
   */
  readonly form?: 'short' | 'grouped' | 'lines' | undefined;
}

/**
 * An address as it is read by people; read aloud and, when grouped, copied as it is.
 * @example
 * <AddressText address="bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu" form="grouped" />;
 */
export const AddressText = forwardRef<HTMLSpanElement, AddressTextProps>(function AddressText(
  { address, form = 'short', className, style, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      dir="ltr"
      {...rest}
      className={classNames(css.address, css.form[form], className)}
      style={form === 'lines' ? { maxWidth: widthOfHalf(address), ...style } : style}
    >
      <span className={classNames(visuallyHidden, css.whole)}>{address}</span>
      <span className={plain} aria-hidden="true" title={form === 'short' ? address : undefined}>
        {form === 'short' ? (
          shortenAddress(address)
        ) : (
          <Groups address={address} marksEnds={form === 'lines'} />
        )}
      </span>
    </span>
  );
});

interface GroupsProps {
  readonly address: string;
  /** Sets the last groups in bold, and the first one that says something of the address. */
  readonly marksEnds: boolean;
}

function Groups({ address, marksEnds }: GroupsProps): ReactElement {
  const groups = groupAddress(address);
  // One or two characters are soon imitated.
  const isLastShort = (groups.at(-1)?.length ?? 0) < 4;
  // Every address of the network begins with it.
  const start = /^(bc1q|bc1p|ltc1)$/i.test(groups[0] ?? '') ? 1 : 0;
  const firstOfEnd = groups.length - (isLastShort ? 2 : 1);
  return (
    <>
      {groups.map((group, index) => {
        const isEnd = index === start || index >= firstOfEnd;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat, and have only their place.
          <span key={index} className={css.group}>
            {marksEnds && isEnd ? <b className={css.end}>{group}</b> : group}
          </span>
        );
      })}
    </>
  );
}

/** Width that breaks the groups of an address into two lines. */
function widthOfHalf(address: string): string {
  const groups = groupAddress(address);
  const perLine = Math.ceil(groups.length / 2);
  const prefix = (groups[0]?.length ?? 4) > 4 ? 2 : 0;
  return `calc(${perLine * 4 + prefix}ch + ${perLine} * ${css.gap} + 1px)`;
}
