import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

/** Link that covers its row, which has a position of its own. */
export const coveringLink = style({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.control,
    },
  },
});

/** Mark at the end of a row that opens a page. Its icon turns by itself in a text that runs from right to left. */
export const forward = style({ flex: 'none', color: vars.color.textMuted });
