import { vars } from './theme.css.ts';

/**
 * Shadow that draws a line around a ground where the scheme is dark: no fill tells it from the page there. The line
 * takes no room, and children cannot cover it.
 */
export const darkLine = `0 0 0 1px light-dark(transparent, ${vars.color.border})`;
