// Runs before the first paint, so that a stored theme does not flash. A file and not an inline
// script: the content security policy allows none.
(() => {
  try {
    // Embedded pages have colours of their own, whatever was chosen.
    const isEmbedded = location.pathname.includes('embed');
    const theme = isEmbedded ? 'light' : localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark')
      document.documentElement.setAttribute('data-billfold-scheme', theme);
  } catch {
    // Storage is blocked: the system's preference decides, as for a first visit.
  }
})();
