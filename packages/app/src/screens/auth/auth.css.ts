import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Fields keep the room of their error line, so they need little between them: an error is not to touch the next label. */
export const form = style({ display: 'grid', gap: vars.space[2] });
globalStyle(`${form} > [role="alert"], ${form} > [role="status"]`, {
  marginBottom: vars.space[4],
});
globalStyle(`${form} > fieldset`, { marginBlock: vars.space[2] });

export const section = style({ display: 'grid', gap: vars.space[3] });

export const submit = style({ marginTop: vars.space[2] });

export const aside = style({ color: vars.color.textMuted });

export const stack = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const center = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'center',
  paddingBlock: vars.space[6],
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** Plain buttons, the words of the first at the edge. */
export const plainRow = style([row, { marginInlineStart: `calc(-1 * ${vars.space[4]})` }]);

export const strong = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const muted = style({ color: vars.color.textMuted });

export const providers = style({ display: 'grid', gap: vars.space[3] });

export const demo = style({
  display: 'grid',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
});

export const demoHint = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** A word between two lines. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      height: '1px',
      background: vars.color.border,
    },
  },
});

export const choices = style({ display: 'grid', gap: vars.space[2] });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '72px',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: 0,
  borderRadius: vars.radius.card,
  background: 'none',
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&:disabled': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled)': { boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}` },
      },
    },
  },
});

export const choiceWords = style({ display: 'grid', flex: 1, gap: '2px', minWidth: 0 });

export const choiceName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
});

export const choiceDetail = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const choiceWorth = style({
  flex: 'none',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const choiceArrow = style({ flex: 'none', color: vars.color.textMuted });

/** Keeps its line, so that nothing below moves. */
export const problem = style({ minHeight: '1.5em', color: vars.color.danger });

export const subtitle = style({ fontSize: vars.text.md, fontWeight: 600 });

export const names = style({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const ways = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
});

/** On the line of a label: what a finger may hit reaches over the line without making it higher. */
export const labelLink = style({ '@media': { [media.touch]: { marginBlock: '-10px' } } });
