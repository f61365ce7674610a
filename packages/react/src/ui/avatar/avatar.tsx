'use client';
import { forwardRef, type ReactElement, type SVGAttributes, useMemo } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { vars } from '../../theme/theme.css.ts';
import * as css from './avatar.css.ts';
import { toAvatarKey, toAvatarLook, toMonogram } from './avatar-look.ts';

/** Props of `Avatar`. */
export interface AvatarProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'name'> {
  /** Address of a person or id of a wallet; decides the colours unless a person has a name. */
  readonly text: string;
  /** Name whose initials are shown, and that decides a person's colours; without one, a pattern. */
  readonly name?: string | null | undefined;
  /** A person is round, a wallet is a rounded square. `person` unless given. */
  readonly shape?: 'person' | 'wallet' | undefined;
  /** Width in px, 40 unless given. */
  readonly size?: number | undefined;
}

const pitch = 28;

/**
 * Picture of a contact, an address or a wallet, the same on every device. Hidden from screen
 * readers, which read the name next to it.
 * @example
 * <Avatar text="bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu" name="Alice Moreau" />;
 */
export const Avatar = forwardRef<SVGSVGElement, AvatarProps>(function Avatar(
  { text, name, shape = 'person', size = 40, className, ...rest },
  ref,
) {
  const key = toAvatarKey(text, { name: name ?? '', shape });
  const { colors, cells } = useMemo(() => toAvatarLook(key), [key]);
  const monogram = toMonogram(name ?? '');
  const ink = { fill: vars.color[colors.ink] };
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      {...rest}
      className={classNames(css.avatar, shape === 'wallet' && css.wallet, className)}
      width={size}
      height={size}
      viewBox="0 0 200 200"
    >
      <rect width="200" height="200" style={{ fill: vars.color[colors.ground] }} />
      {monogram === '' ? (
        <g style={ink}>
          {cells.map(({ x, y }) => (
            <rect
              key={`${x} ${y}`}
              x={30 + x * pitch}
              y={30 + y * pitch}
              width={pitch}
              height={pitch}
            />
          ))}
        </g>
      ) : (
        <Monogram text={monogram} ink={ink} />
      )}
    </svg>
  );
});

function Monogram(props: {
  readonly text: string;
  readonly ink: { readonly fill: string };
}): ReactElement {
  const { text, ink } = props;
  return (
    <text
      className={css.letters}
      x="100"
      y="102"
      style={{ ...ink, fontSize: [...text].length > 1 ? '76px' : '92px' }}
    >
      {text}
    </text>
  );
}
