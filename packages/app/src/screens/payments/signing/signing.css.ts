import { vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Height in which the sentence below the password fits only with less air. */
const low = 'screen and (max-height: 840px)';

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** Amount that a dialog is about, under its label. */
export const hero = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  textAlign: 'center',
  '@media': { [low]: { paddingBlock: `0 ${vars.space[1]}` } },
});

export const dialog = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { [low]: { gap: vars.space[3] } },
});

/** Way on, below the words of a notice. */
export const action = style({ marginTop: vars.space[2] });

// It stays in sight above the password, which takes the focus at the end of long facts.
globalStyle(`${dialog} > ${hero}`, {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: vars.color.surfaceRaised,
});
