// A cold build takes 50 s of CPU instead of 58: less garbage is collected with the 64 MB for young objects that `npm run docusaurus` gives to V8,
// and HTML isn't minified, which would make pages smaller by 0.3 of 51 KB (Brotli). Docusaurus reads the variable when it is loaded.
process.env.SKIP_HTML_MINIFICATION = 'true';
await import('@docusaurus/core/bin/docusaurus.mjs');
