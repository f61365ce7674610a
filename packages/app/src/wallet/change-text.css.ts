import { vars } from '@billfold/react/theme';
import { styleVariants } from '@vanilla-extract/css';

const figures = { fontVariantNumeric: 'tabular-nums' } as const;

/** The sign says the same. */
export const change = styleVariants({
  up: { ...figures, color: vars.color.success },
  down: { ...figures, color: vars.color.danger },
  none: { ...figures, color: vars.color.textMuted },
});
