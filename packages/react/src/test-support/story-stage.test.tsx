import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readLook } from './look.ts';
import { openStage, StoryStage } from './story-stage.tsx';

it.each([
  [{ locale: 'en' }, 'ltr'],
  [{ locale: 'ar-XB' }, 'rtl'],
  [{ locale: 'en', direction: 'rtl' }, 'rtl'],
  [{ locale: 'ar-XB', direction: 'ltr' }, 'ltr'],
  [{ locale: 'en', direction: 'sideways' }, 'ltr'],
])('the toolbars %j draw a story %s', async (globals, direction) => {
  const { sandbox } = await openStage();
  render(
    <StoryStage look={readLook(globals)} sandbox={sandbox}>
      <p>Drawn</p>
    </StoryStage>,
  );
  const frame = screen.getByText('Drawn').closest('[dir]');
  await waitFor(() => expect(frame).toHaveAttribute('dir', direction));
});
