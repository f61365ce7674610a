import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

export const part = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const says = style({ fontSize: vars.text.lg, overflowWrap: 'anywhere' });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const subtitle = style({ fontWeight: 600 });

export const free = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** Higher than other rows: it has a button. */
export const row = style({
  height: '60px',
  '@media': {
    [media.phone]: {
      height: 'auto',
      minHeight: '64px',
      gridTemplateColumns: 'minmax(0, 1fr) max-content max-content',
      gridTemplateAreas: '"month fee fee" "number status pay"',
      rowGap: vars.space[1],
      alignItems: 'center',
    },
  },
});

export const monthColumn = style({ gridArea: 'month', minWidth: 0 });
export const numberColumn = style({ gridArea: 'number', minWidth: 0 });
export const statusColumn = style({
  gridArea: 'status',
  '@media': { [media.phone]: { justifySelf: 'end' } },
});
/** Above the link of its row. */
export const pay = style({ position: 'relative' });

export const feeColumn = style({ gridArea: 'fee' });

/** Takes no room of a phone in the row of an invoice that is not to be paid. */
export const payColumn = style({
  gridArea: 'pay',
  '@media': {
    [media.phone]: { selectors: { '&:not(:empty)': { marginInlineStart: vars.space[3] } } },
  },
});
