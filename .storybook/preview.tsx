import type { Preview } from '@storybook/react-vite';
import { checkOtherLook } from '../packages/react/src/test-support/check-other-look.ts';
import { lookGlobals, readLook } from '../packages/react/src/test-support/look.ts';
import { openStage, StoryStage } from '../packages/react/src/test-support/story-stage.tsx';

const preview: Preview = {
  initialGlobals: { scheme: 'light', locale: 'en', colors: 'none', density: 'comfortable' },
  globalTypes: lookGlobals,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    options: {
      storySort: { order: ['Welcome', 'Dialogs', 'Transactions', 'Provider', 'Primitives'] },
    },
  },
  loaders: [({ parameters }) => openStage(parameters['stage'])],
  decorators: [
    (Story, { globals, loaded, parameters }) => (
      <StoryStage
        look={readLook(globals)}
        sandbox={loaded['sandbox']}
        provider={parameters['stage']?.provider}
      >
        <Story />
      </StoryStage>
    ),
  ],
  afterEach: checkOtherLook,
};
export default preview;
