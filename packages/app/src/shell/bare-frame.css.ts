import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ padding: vars.space[4] });
