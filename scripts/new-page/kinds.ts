/** Kinds of pages. Each has a template in this folder and a section in STYLE.md. */
export const KINDS = [
  'guide',
  'api-reference',
  'configuration-reference',
  'feature',
  'concept',
  'provider',
  'breaking-change',
  'cloud',
] as const;
export type Kind = (typeof KINDS)[number];

/** The first match decides. */
const KIND_OF_PATH: readonly [RegExp, Kind][] = [
  [/\/breaking-changes\//, 'breaking-change'],
  [/-providers\/new-provider-guide$/, 'guide'],
  [/-providers\//, 'provider'],
  [/^cloud\/cli\//, 'api-reference'],
  [/^cloud\/(?:intro|cloud-fundamentals)$/, 'concept'],
  [/^cloud\//, 'cloud'],
  [/^cms\/features\//, 'feature'],
  [
    /\/(?:guides|examples)\/|\/backend-customization\/examples$|\/(?:create-a-plugin|installing-plugins-via-marketplace)$/,
    'guide',
  ],
  [/\/(?:intro|introduction[a-z-]*|document|content-api|plugin-structure|developing-plugins)$/, 'concept'],
  [
    /^cms\/(?:project-structure|customization|backend-customization|admin-panel-customization|users-roles-permissions)$/,
    'concept',
  ],
  [/^cms\/(?:configurations|plugins)(?:\/|$)|^cms\/admin-panel-customization\/options$/, 'configuration-reference'],
  [/^cms\/(?:api|backend-customization|plugins-development)\/|^cms\/(?:cli|error-handling|upgrade-tool)$/, 'api-reference'],
];

/** @param id path of a page, such as `cms/features/preview` */
export function kindOf(id: string): Kind {
  return KIND_OF_PATH.find(([path]) => path.test(id))?.[1] ?? 'guide';
}
