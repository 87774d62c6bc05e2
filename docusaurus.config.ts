import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import packageJson from './package.json';
import bookshopPlugin from './plugins/bookshop-download';
import {emptyComments, unlistedSnippet, withLineFeeds} from 'docs-corpus';
import {IS_DEVELOPMENT, showFaults, tolerant} from './plugins/corpus/development';
import {environmentOrExit, siteUrlWarning} from './plugins/environment';
import fencesPlugin, {
  readPermissions,
  remarkDiagrams,
  remarkHighlightedCode,
  remarkPermissions,
  remarkScreenshots,
} from './plugins/fences';
import {extendFrontMatter} from './plugins/frontMatter';
import {hasWholeHistory} from './plugins/gitHistory';
import headScriptsPlugin, {thirdPartyOrigins} from './plugins/head-scripts';
import hostRulesPlugin from './plugins/host-rules';
import {kapaOrigins} from './plugins/host-rules/kapaOrigins';
import legacyRedirectsPlugin from './plugins/legacy-redirects';
import llmsTxtPlugin from './plugins/llms-txt';
import mcpPlugin from './plugins/mcp';
import agentSkillsPlugin from './plugins/agent-skills';
import nameIndexPlugin, {REFERENCE_FOLDER} from './plugins/name-index';
import pageDataPlugin from './plugins/page-data';
import {performance} from './plugins/performance';
import {rehypeTables} from './plugins/rehypeTables';
import releaseFeedPlugin from './plugins/release-feed';
import {remarkStorySource} from './plugins/remarkStorySource';
import requestsPlugin from './plugins/requests';
import routeRecoveryPlugin from './plugins/route-recovery';
import sampleProofPlugin, {provenVersion, sampleProofOf} from './plugins/sample-proof';
import searchPlugin, {hostedSearchOrigins} from './plugins/search';
import socialCardsPlugin from './plugins/social-cards';
import tagIndexPlugin from './plugins/tag-index';
import {PRISM_COMPONENTS} from './src/site/codeLanguages';
import {LINKS, PRODUCT_REPOSITORY_URL, REFERENCE, SITE_NAME, SITE_TAGLINE, SITE_TITLE} from './src/site/constants';
import prismTheme from './src/site/prismTheme';

const environment = environmentOrExit(process.env);
const {announcementId, feedbackUrl, hideNavbarOnScroll, hostedSearch, kapa, thirdPartyScripts} = environment;

const admonitions = {keywords: ['prerequisites']};

const permissions = readPermissions(__dirname);

const hasGitHistory = hasWholeHistory(__dirname);
const historyWarning = hasGitHistory
  ? null
  : 'There is no whole git history, so pages are built without the date of their last update.';

const BASE_URL = '/';
const TRAILING_SLASH = false;
const trims = environment.performance ? performance({baseUrl: BASE_URL, trailingSlash: TRAILING_SLASH}) : null;
const rehypePlugins: NonNullable<DocsOptions['rehypePlugins']> = trims
  ? [rehypeTables].concat(trims.rehypePlugins)
  : [rehypeTables];

const storyOptions = {
  routeBasePath: '/stories',
  admonitions,
  beforeDefaultRemarkPlugins: [
    remarkScreenshots,
    remarkDiagrams,
    ...(process.env.NODE_ENV === 'production' ? [] : [remarkStorySource]),
  ],
  remarkPlugins: [remarkHighlightedCode],
  rehypePlugins,
};

const parseFrontMatter = extendFrontMatter(__dirname, environment.docsDir, [sampleProofOf(__dirname), unlistedSnippet]);
const showPageFaults = IS_DEVELOPMENT ? showFaults(__dirname, environment.docsDir) : null;
/** What breaks a build is printed in development, see scripts/start. */
const onBrokenPage = IS_DEVELOPMENT ? 'warn' : 'throw';

const config: Config = {
  title: SITE_TITLE,
  tagline: SITE_TAGLINE,
  url: environment.siteUrl,
  baseUrl: BASE_URL,
  trailingSlash: TRAILING_SLASH,
  titleDelimiter: '|',
  ...(trims && {ssrTemplate: trims.ssrTemplate}),

  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      mdx1CompatDisabledByDefault: true,
      fasterByDefault: true,
    },
    // Each thread would load and warm up all pages' code: a cold build took 64 s of CPU with one, and 71 s with two.
    faster: {ssgWorkerThreads: false},
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
    parseFrontMatter: IS_DEVELOPMENT ? tolerant(parseFrontMatter) : parseFrontMatter,
    preprocessor: (page) => emptyComments(withLineFeeds(showPageFaults?.(page) ?? page.fileContent)),
    hooks: {onBrokenMarkdownLinks: onBrokenPage, onBrokenMarkdownImages: onBrokenPage},
  },

  headTags: [
    // With its size, so that browsers that can draw the SVG leave this one out. The option `favicon` gives it none.
    {tagName: 'link', attributes: {rel: 'icon', href: '/img/favicon.ico', sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'icon', type: 'image/svg+xml', href: '/img/mark.svg'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
    ...(trims?.headTags ?? []),
  ],

  // For the browser: where feedback on a page goes, who answers questions, and the version that printed pages name.
  customFields: {
    repositoryUrl: environment.repositoryUrl,
    strapiVersion: provenVersion(__dirname),
    ...(feedbackUrl !== null && {feedbackUrl}),
    ...(kapa && {kapa: {...kapa}}),
  },

  clientModules: [
    './src/lib/storageGuard.ts',
    './src/article/HighlightedCode/behavior.ts',
    './src/sample-proof/openProof.ts',
    './src/article/printing.ts',
    './src/article/revealTarget.ts',
    './src/easter-egg/index.ts',
  ],

  presets: [
    [
      'classic',
      {
        blog: false,
        docs: false,
        // Icons are small as they come, get no title, and have no configuration file next to them.
        svgr: {svgrConfig: {runtimeConfig: false, svgo: false, titleProp: false}},
        theme: {
          customCss: [
            './src/css/fonts.css',
            './src/css/theme.css',
            './src/css/navigation.css',
            './src/css/article.css',
            './src/css/code.css',
            './src/css/whole-page.css',
            './src/css/forced-colors.css',
            ...(hideNavbarOnScroll ? ['./src/css/hiding-navbar.css'] : []),
          ],
        },
        sitemap: {
          lastmod: hasGitHistory ? 'date' : null,
          changefreq: 'weekly',
          priority: 0.5,
          ignorePatterns: ['/tags/**', '/tags', '/snippets/**', '/search', '/home/Home'],
        },
      } satisfies Preset.Options,
    ],
  ],

  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],

  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        path: environment.docsDir,
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        editUrl: `${environment.repositoryUrl}/edit/main`,
        showLastUpdateTime: hasGitHistory,
        breadcrumbs: true,
        tags: 'tags.yml',
        onInlineTags: onBrokenPage,
        admonitions,
        beforeDefaultRemarkPlugins: [...(trims?.remarkPlugins ?? []), remarkScreenshots, remarkDiagrams],
        // As an option, the record would be part of the configuration, which every page loads.
        remarkPlugins: [() => remarkPermissions({record: permissions}), remarkHighlightedCode],
        rehypePlugins,
        versions: {current: {label: 'Next', path: '/'}},
      } satisfies Partial<DocsOptions>,
    ],
    ...(trims ? [trims.plugin] : []),
    fencesPlugin,
    routeRecoveryPlugin,
    (context) => headScriptsPlugin(context, {announcementId, thirdPartyScripts}),
    (context) => pageDataPlugin(context, {docsDir: environment.docsDir}),
    (context) =>
      searchPlugin(context, {
        ...hostedSearch,
        docsDir: environment.docsDir,
        getMissingResultsUrl: ({query}) =>
          `${environment.repositoryUrl}/issues/new?title=${encodeURIComponent(`Search finds nothing for: ${query}`)}`,
      }),
    llmsTxtPlugin,
    requestsPlugin,
    bookshopPlugin,
    mcpPlugin,
    agentSkillsPlugin,
    (context) => nameIndexPlugin(context, {docsDir: environment.docsDir}),
    [
      '@docusaurus/plugin-content-pages',
      {
        id: 'reference',
        path: REFERENCE_FOLDER,
        routeBasePath: REFERENCE,
        mdxPageComponent: '@theme/ReferencePage',
        rehypePlugins,
      },
    ],
    sampleProofPlugin,
    socialCardsPlugin,
    tagIndexPlugin,
    legacyRedirectsPlugin,
    (context) => releaseFeedPlugin(context, {docsDir: environment.docsDir}),
    (context) =>
      hostRulesPlugin(context, {
        origins: [
          thirdPartyOrigins(thirdPartyScripts),
          {connect: hostedSearch ? hostedSearchOrigins(hostedSearch) : []},
          {connect: feedbackUrl === null ? [] : [new URL(feedbackUrl).origin]},
          kapa ? kapaOrigins(kapa) : {},
        ],
        transformPages: trims?.transformPages ?? null,
        warnings: [siteUrlWarning(process.env), historyWarning].filter((text) => text !== null),
      }),
    ...(environment.stories
      ? [
          ['@docusaurus/plugin-content-pages', {...storyOptions, id: 'stories', path: 'tests/site/stories'}],
          [
            '@docusaurus/plugin-content-pages',
            {...storyOptions, id: 'components', path: 'src/components', include: ['*/story.mdx']},
          ],
        ]
      : []),
  ],

  themeConfig: {
    image: '/img/social-card.png',
    announcementBar: {
      id: announcementId,
      content: `Strapi is open source. <span>If it serves you well, </span><a target="_blank" rel="noopener" href="${PRODUCT_REPOSITORY_URL}">give it a star on GitHub</a>.`,
      // The dark mode has its own colors in src/css/navigation.css.
      backgroundColor: '#F3E5FA',
      textColor: '#091E42',
    },
    colorMode: {
      defaultMode: 'light',
      respectPrefersColorScheme: environment.followSystemColorMode,
    },
    docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    liveCodeBlock: {playgroundPosition: 'bottom'},
    // For `npm start`, where a diagram that isn't drawn yet is shown by Mermaid itself.
    mermaid: {theme: {light: 'default', dark: 'dark'}},
    navbar: {
      hideOnScroll: hideNavbarOnScroll,
      title: SITE_NAME,
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
            {label: 'Index of names', to: REFERENCE},
            {label: 'Contribute', href: environment.repositoryUrl},
            ...(thirdPartyScripts
              ? [{html: '<button type="button" class="footer__link-item" data-privacy-choices>Privacy</button>'}]
              : []),
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
            {label: 'GitHub Discussions', href: LINKS.discussions},
            {label: 'X', href: LINKS.x},
            {label: 'Blog', href: LINKS.blog},
            {label: 'Strapi', href: LINKS.product},
          ],
        },
      ],
      copyright: `<span class="footer__name">${SITE_NAME}</span> ${packageJson.version}`,
    },
    prism: {
      theme: prismTheme,
      additionalLanguages: PRISM_COMPONENTS,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
