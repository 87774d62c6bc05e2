// A cold build takes 56 s of CPU instead of 67: less garbage is collected with the 128 MB for young objects that `npm run docusaurus` gives to
// V8, and by no threads beside the build's. HTML isn't minified, which takes 3 s more and makes pages smaller by 0.3 of 51 KB (Brotli).
// Docusaurus reads the variable when it is loaded.
process.env.SKIP_HTML_MINIFICATION = 'true';
await import('@docusaurus/core/bin/docusaurus.mjs');
