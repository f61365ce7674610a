import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const fields = layered(base, { display: 'grid', gap: vars.space[3] });

/** With the line for messages that a field has under it. */
export const field = layered(base, {
  display: 'grid',
  gap: '6px',
  paddingBottom: '26px',
  fontSize: vars.text.sm,
});

/** Height of a row of accounts. */
export const row = layered(base, {
  display: 'grid',
  gridTemplateColumns: '32px 1fr auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '40px',
});
