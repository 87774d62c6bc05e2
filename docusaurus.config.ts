import {existsSync} from 'node:fs';
import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {
  AFTER_NAVBAR_ID,
  ANNOUNCEMENT_ID,
  FOLLOW_SYSTEM_COLOR_MODE,
  HIDE_NAVBAR_ON_SCROLL,
  LINKS,
  PRODUCT_REPOSITORY_URL,
  SITE_TAGLINE,
  SITE_TITLE,
} from './src/site/constants';
import packageJson from './package.json';
import announcementPlugin from './plugins/announcement';
import breakingChangesPlugin from './plugins/breaking-changes';
import builtPagesPlugin from './plugins/built-pages';
import cleanAddressPlugin from './plugins/clean-address';
import {unlistedSnippet} from './plugins/corpus';
import diagramsPlugin, {remarkDiagrams} from './plugins/diagrams';
import highlightedCodePlugin, {remarkHighlightedCode} from './plugins/highlighted-code';
import hiddenSidebarPlugin from './plugins/hidden-sidebar';
import {extendFrontMatter} from './plugins/frontMatter';
import {hostRulesWork} from './plugins/host-rules';
import {kapaOrigins} from './plugins/host-rules/kapaOrigins';
import legacyRedirectsPlugin from './plugins/legacy-redirects';
import llmsTxtPlugin from './plugins/llms-txt';
import {inlineStylesWork} from './plugins/inline-styles';
import pageListPlugin from './plugins/page-list';
import releasesPlugin from './plugins/releases';
import routeRecoveryPlugin from './plugins/route-recovery';
import sampleProofPlugin, {sampleProofOf} from './plugins/sample-proof';
import {remarkScreenshots} from './plugins/screenshots';
import searchPlugin, {hostedSearchOrigins} from './plugins/search';
import {remarkStorySource} from './plugins/story-source';
import tagIndexPlugin from './plugins/tag-index';
import vendorsPlugin, {vendorOrigins} from './plugins/vendors';
import weightPlugin from './plugins/weight';
import {ADMONITION_KINDS} from './src/site/admonitions';
import {PRISM_COMPONENTS} from './src/site/codeLanguages';
import {environmentOrExit, type Vendors} from './src/site/environment';
import prismTheme from './src/site/prismTheme';
import ssrTemplate from './src/site/ssrTemplate';

// The test build measures its readers; its tests play the services.
const TEST_VENDORS: Vendors = {
  searchInsights: true,
  amplitudeApiKey: 'test-key',
  tagManagerId: 'GTM-TEST',
  experimentationScript: 'https://experiments.example/try.js',
  sessionRecordingScript: 'https://recording.example/record.js',
  origins: [],
  consent: 'ask',
  privacyPolicyUrl: 'https://privacy.example/policy',
};

const environment = environmentOrExit(process.env);
const isTestVariant = environment.variant === 'test';
const hidesNavbar = isTestVariant || HIDE_NAVBAR_ON_SCROLL;
const announcementId = isTestVariant ? 'test_announcement' : ANNOUNCEMENT_ID;
// The test build searches with the hosted engine and asks the AI service, whose network its tests play.
const hostedSearch = isTestVariant
  ? {appId: 'TESTAPP', apiKey: 'search-key', indexName: 'docs', insights: true}
  : environment.hostedSearch;
const kapa = isTestVariant ? {integrationId: 'test-integration', baseUrl: 'http://localhost:23109'} : environment.kapa;
const vendors = isTestVariant ? TEST_VENDORS : environment.vendors;

const admonitions = {keywords: [...ADMONITION_KINDS]};

// The git history tells when a page was last updated; a source archive has none.
const hasGitHistory = existsSync(path.join(__dirname, '.git'));
if (!hasGitHistory) console.info('There is no git history, so pages are built without the date of their last update.');

const config: Config = {
  title: SITE_TITLE,
  tagline: SITE_TAGLINE,
  url: environment.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  titleDelimiter: '|',
  favicon: '/img/favicon.ico',
  ssrTemplate,

  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      mdx1CompatDisabledByDefault: true,
      fasterByDefault: true,
    },
  },
  // The color mode is stored under the plain key `theme`.
  storage: {type: 'localStorage', namespace: false},

  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'}},
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    mermaid: true,
    parseFrontMatter: extendFrontMatter(__dirname, environment.docsDir, [sampleProofOf(__dirname), unlistedSnippet]),
    hooks: {onBrokenMarkdownLinks: 'throw'},
  },

  headTags: [
    {tagName: 'link', attributes: {rel: 'icon', type: 'image/svg+xml', href: '/img/favicon.svg'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
    // Pages of the development server come without a navbar; scripts draw it.
    ...(process.env.NODE_ENV === 'production'
      ? [{tagName: 'link', attributes: {rel: 'expect', href: `#${AFTER_NAVBAR_ID}`, blocking: 'render'}}]
      : []),
  ],

  // For the browser: where feedback on a page goes, and who answers questions.
  customFields: {repositoryUrl: environment.repositoryUrl, ...(kapa && {kapa: {...kapa}})},

  clientModules: ['./src/site/storageGuard.ts', './src/components/HighlightedCode/behavior.ts', './src/easter-egg/index.ts'],

  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          path: environment.docsDir,
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl: `${environment.repositoryUrl}/edit/main`,
          showLastUpdateTime: hasGitHistory,
          breadcrumbs: true,
          tags: 'tags.yml',
          onInlineTags: 'throw',
          admonitions,
          beforeDefaultRemarkPlugins: [remarkScreenshots, remarkDiagrams],
          remarkPlugins: [remarkHighlightedCode],
          versions: {current: {label: 'Next', path: '/'}},
        },
        theme: {
          customCss: [
            './src/css/fonts.css',
            './src/css/theme.css',
            './src/css/navigation.css',
            './src/css/article.css',
            './src/css/code.css',
            ...(hidesNavbar ? ['./src/css/hiding-navbar.css'] : []),
          ],
        },
        sitemap: {
          changefreq: 'weekly',
          priority: 0.5,
          ignorePatterns: ['/tags/**', '/tags', '/snippets/**', '/search', '/home/Home'],
        },
      } satisfies Preset.Options,
    ],
  ],

  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],

  plugins: [
    weightPlugin,
    highlightedCodePlugin,
    routeRecoveryPlugin,
    cleanAddressPlugin,
    hiddenSidebarPlugin,
    () => announcementPlugin({id: announcementId}),
    pageListPlugin,
    (context) =>
      searchPlugin(context, {
        ...hostedSearch,
        docsDir: environment.docsDir,
        getMissingResultsUrl: ({query}) =>
          `${environment.repositoryUrl}/issues/new?title=${encodeURIComponent(`Search finds nothing for: ${query}`)}`,
      }),
    llmsTxtPlugin,
    sampleProofPlugin,
    tagIndexPlugin,
    diagramsPlugin,
    legacyRedirectsPlugin,
    (context) => releasesPlugin(context, {docsDir: environment.docsDir}),
    (context) => breakingChangesPlugin(context, {docsDir: environment.docsDir}),
    (context) => vendorsPlugin(context, vendors),
    (context) =>
      builtPagesPlugin([
        // First, since the rules name the inline scripts of the finished pages.
        inlineStylesWork,
        hostRulesWork(context, {
          origins: [
            vendorOrigins(vendors),
            {connect: hostedSearch ? hostedSearchOrigins(hostedSearch) : []},
            kapa ? kapaOrigins(kapa) : {},
          ],
        }),
      ]),
    isTestVariant && [
      '@docusaurus/plugin-content-pages',
      {
        id: 'stories',
        path: 'tests/site/stories',
        routeBasePath: '/stories',
        admonitions,
        beforeDefaultRemarkPlugins: [
          remarkScreenshots,
          remarkDiagrams,
          ...(process.env.NODE_ENV === 'production' ? [] : [remarkStorySource]),
        ],
        remarkPlugins: [remarkHighlightedCode],
      },
    ],
  ],

  themeConfig: {
    image: '/img/social-card.png',
    announcementBar: {
      id: announcementId,
      content: `Strapi is open source. <span>If it serves you well, </span><a target="_blank" rel="noopener" href="${PRODUCT_REPOSITORY_URL}">give it a star on GitHub</a>.`,
      backgroundColor: '#F3E5FA',
      textColor: '#091E42',
    },
    colorMode: {
      defaultMode: 'light',
      respectPrefersColorScheme: isTestVariant || FOLLOW_SYSTEM_COLOR_MODE,
    },
    docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    liveCodeBlock: {playgroundPosition: 'bottom'},
    // For `npm start`, where a diagram that isn't drawn yet is shown by Mermaid itself.
    mermaid: {theme: {light: 'default', dark: 'dark'}},
    navbar: {
      hideOnScroll: hidesNavbar,
      title: 'Docs',
      logo: {alt: 'Strapi documentation', src: '/img/mark.svg', width: 28, height: 28},
      items: [
        {type: 'doc', docId: 'cms/intro', label: 'CMS Docs', position: 'left'},
        {type: 'doc', docId: 'cloud/intro', label: 'Cloud Docs', position: 'left'},
        {
          href: PRODUCT_REPOSITORY_URL,
          label: 'GitHub',
          position: 'right',
          className: 'navbar-repository',
          'aria-label': 'Source repository on GitHub',
        },
      ],
    },
    footer: {
      links: [
        {
          title: 'This documentation',
          items: [
            {label: "What's new", to: '/whats-new'},
            {label: 'Release notes', to: '/release-notes'},
            {label: 'Tags', to: '/tags'},
            {label: 'Contribute', href: environment.repositoryUrl},
            ...(vendors ? [{html: '<button type="button" class="footer__link-item" data-privacy-choices>Privacy</button>'}] : []),
          ],
        },
        {
          title: 'Help',
          items: [
            {label: 'FAQ', to: '/cms/faq'},
            {label: 'Community and support', to: '/cms/community'},
            {label: 'Usage information', to: '/cms/usage-information'},
            {label: 'Stack Overflow', href: LINKS.stackOverflow},
          ],
        },
        {
          title: 'Other docs',
          items: [
            {label: 'Strapi 4 docs', href: LINKS.docsV4},
            {label: 'Strapi 3 docs (unsupported)', href: LINKS.docsV3},
            {label: 'Contributor docs', href: LINKS.contributorDocs},
            {label: 'Design system', href: LINKS.designSystem},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'Discord', href: LINKS.discord},
            {label: 'Forum', href: LINKS.forum},
            {label: 'X', href: LINKS.x},
            {label: 'Blog', href: LINKS.blog},
            {label: 'Strapi', href: LINKS.product},
          ],
        },
      ],
      copyright: `${SITE_TITLE} ${packageJson.version}`,
    },
    prism: {
      theme: prismTheme,
      additionalLanguages: PRISM_COMPONENTS,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
