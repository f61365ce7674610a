import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

const line = {
  display: 'inline-flex',
  alignItems: 'center',
} as const;

export const badges = {
  wrapping: layered(base, { ...line, flexWrap: 'wrap', gap: vars.space[1] }),
  /** One badge with a number, which has no shorter form. */
  counted: layered(base, { ...line, flexWrap: 'wrap', columnGap: vars.space[2] }),
  /** One badge with its text, which ends in dots where there is no room. */
  row: layered(base, {
    display: 'inline-grid',
    gridTemplateColumns: 'max-content minmax(0, max-content)',
    alignItems: 'center',
    gap: vars.space[2],
    maxWidth: '100%',
    minWidth: 0,
  }),
  /** One badge, and the texts of all marks below it, on as many lines as they need. */
  below: layered(base, {
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, max-content)',
    justifyItems: 'start',
    gap: '2px',
    maxWidth: '100%',
    minWidth: 0,
  }),
} as const;

export const quiet = layered(base, {
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: '18px',
});

export const quietLine = layered(quiet, { textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Mark that asks for an action. */
export const warning = layered(base, { color: vars.color.warning, fontWeight: 500 });
