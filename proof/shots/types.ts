import type {Locator, Page} from 'playwright-core';
import type {AppName} from './apps';
import type {ProjectFiles} from './files';

/** A state of the admin panel, and the steps that lead to it. Each file in `scenes/` exports a list of scenes. */
export interface Scene {
  /** Also the name of its files, and its name on pages: `content-manager-list`. */
  name: string;
  /** Alternative text that describes the image. */
  alt: string;
  /** The app whose panel is shown. */
  app: AppName;
  /** Project files that customize the panel, added to the app: `src/admin/app.tsx`, `config/admin.ts`, an image. */
  files?: readonly SceneFile[];
  /** Whether no one is signed in. Otherwise, the app's administrator is signed in. */
  isVisitor?: boolean;
  /** TypeScript that runs inside the app first, with `strapi` in scope. Its changes are reverted after the scene. */
  content?: string;
  /** The panel's `localStorage`, in addition to what all scenes have. */
  storage?: Readonly<Record<string, string>>;
  /** Size of the window in CSS pixels. */
  viewport?: {width: number; height: number};
  /** `/admin` or a path below it, unless the scene's files change the path of the panel. */
  route: string;
  steps?: readonly Step[];
  /** The visible part: the box around these elements, with some space on each side. */
  region: Region;
  /** Draws the browser's tab and address bar above the image, with the page's own title, icon, and URL. */
  frame?: 'browser';
  /** The elements with numbers, starting at 1. */
  highlights?: readonly ((page: Page) => Locator)[];
}

/** A project file: the fence on a page with its path as the title, or text that isn't on any page. */
export type SceneFile =
  | {
      /** Path relative to the project's root: `src/admin/app.tsx`. */
      path: string;
      /** Id of the page: `cms/admin-panel-customization/logos`. */
      page: string;
      /** Anchor of the fence's section, if several fences on the page have this path. */
      section?: string;
    }
  | {path: string; text: string};

export interface Step {
  /** Completes "could not": `choose the author`. */
  does: string;
  run: (page: Page) => Promise<unknown>;
}

export interface Region {
  around: (page: Page) => readonly Locator[];
  /** In CSS pixels: one number for all sides, or top, right, bottom, and left. */
  room?: number | readonly [number, number, number, number];
}

/** A scene and the file that describes it. */
export interface FoundScene {
  scene: Scene;
  /** Path relative to the site. */
  file: string;
  /** 1-based line of its name. */
  line: number;
  /** Project files, by path. */
  files: ProjectFiles;
  /** Hash of its description. If it changes, the image must be taken again. */
  source: string;
}

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];
