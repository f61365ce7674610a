import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  // The focus ring of a field at the edge.
  padding: vars.space[1],
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const form = style({ display: 'grid', gap: vars.space[4] });

export const facts = style({ display: 'grid', gap: vars.space[3] });

export const place = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
