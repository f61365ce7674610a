import { browserPlatform } from '@billfold/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../app.css.ts';
import '../site-font.css.ts';
import { createFrameSender } from './frame-report.ts';
import { PayRoot } from './pay-root.tsx';
import { createPayServices } from './pay-services.ts';

const root = document.getElementById('root');
if (!root) throw new Error('pay.html has no #root, so there is nothing to draw the page in.');
createRoot(root).render(
  <StrictMode>
    <PayRoot services={createPayServices(browserPlatform(), createFrameSender(window))} />
  </StrictMode>,
);
