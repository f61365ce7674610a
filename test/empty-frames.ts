import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  interface Window {
    readonly happyDOM?: DetachedWindowAPI;
  }
}

// Every frame shows an empty page: nothing is asked for, and nothing is reported as an error.
const settings = window.happyDOM?.settings;
if (settings) {
  settings.enableIframePageLoading = true;
  settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ window: { Response } }) => new Response(''),
  };
}
