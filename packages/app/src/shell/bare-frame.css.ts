import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ padding: vars.space[4] });
