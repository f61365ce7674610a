import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { checkForcedColours } from '../packages/react/src/test-support/check-forced-colours.ts';
import { checkOtherLook } from '../packages/react/src/test-support/check-other-look.ts';
import { isTest, lookGlobals, readLook } from '../packages/react/src/test-support/look.ts';
import { openStage, StoryStage } from '../packages/react/src/test-support/story-stage.tsx';

// A loaded machine is slow. Only an element that never appears takes this long.
configure({ asyncUtilTimeout: 25_000 });

const preview: Preview = {
  initialGlobals: {
    scheme: 'light',
    locale: 'en',
    direction: 'locale',
    colors: 'none',
    density: 'comfortable',
  },
  globalTypes: lookGlobals,
  parameters: {
    layout: 'fullscreen',
    // A report holds violations alone: every passed rule of every story would be 49 MB.
    a11y: { test: 'error', options: isTest() ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: ['Welcome', 'Screens', 'Dialogs', 'Transactions', 'Provider', 'UI'],
      },
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
  afterEach: async (context) => {
    await checkOtherLook(context);
    await checkForcedColours(context);
  },
};
export default preview;
