import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '72px',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});

export const names = style({ display: 'grid', flex: 1, minWidth: 0 });

export const name = style({
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const network = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const amounts = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });

export const stale = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.warning,
  fontSize: vars.text.sm,
});

export const addresses = style({ '@media': { [media.phone]: { width: '100%' } } });

export const form = style({ display: 'grid', gap: vars.space[2] });

export const option = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });
