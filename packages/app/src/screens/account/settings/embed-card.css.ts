import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
});

export const fields = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });

export const preview = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[4],
  minHeight: '200px',
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
});

export const sample = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const sampleText = style({ flex: 1, fontWeight: 500 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
