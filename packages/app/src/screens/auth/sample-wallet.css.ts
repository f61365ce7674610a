import { vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const sample = style({ display: 'grid', gap: vars.space[4] });

/** Gives the small line of a list the size of a chart. */
export const line = style({ display: 'grid' });
globalStyle(`${line} svg`, { width: '100%', height: '140px' });
globalStyle(`${line} path`, { strokeWidth: '2px' });

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const holdings = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const holding = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '52px',
  borderTop: `1px solid ${vars.color.border}`,
});

export const name = style({ flex: 1, minWidth: 0, fontWeight: 500 });

export const worth = style({ display: 'grid', justifyItems: 'end' });

export const amount = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
