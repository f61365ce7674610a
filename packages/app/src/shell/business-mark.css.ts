import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

/** A logo keeps its shape; white keeps the dark parts of one visible in the dark theme. */
export const logo = style({
  flex: 'none',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  background: vars.color.qrBackground,
});
