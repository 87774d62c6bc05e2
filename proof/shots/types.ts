import type {Locator, Page} from 'playwright-core';
import type {AppName} from './apps';
import type {ProjectFiles} from './files';

/** A moment of the admin panel, and how to get there. Each file of `scenes/` exports a list of them. */
export interface Scene {
  /** Also the name of its files, and what pages call it by: `content-manager-list`. */
  name: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** The app whose panel it is. */
  app: AppName;
  /** Files of the project that make the panel look as it does, laid over the app: `src/admin/app.tsx`, `config/admin.ts`, an image. */
  files?: readonly SceneFile[];
  /** Before anybody has signed in. Else the app's administrator is. */
  isVisitor?: boolean;
  /** TypeScript that is run inside the app before, with `strapi` in scope. What it changes is put back after the scene. */
  content?: string;
  /** What the panel remembers in `localStorage`, on top of what all scenes have. */
  storage?: Readonly<Record<string, string>>;
  /** Of the window, in CSS pixels. */
  viewport?: {width: number; height: number};
  /** Begins with `/admin`. */
  route: string;
  steps?: readonly Step[];
  /** What it shows: the box around these, with some room on each side. */
  region: Region;
  /** What the page numbers, from 1 on. */
  highlights?: readonly ((page: Page) => Locator)[];
}

/** A file of the project: the fence of a page that has its path as title, or what no page shows. */
export type SceneFile =
  | {
      /** Path from the root of the project: `src/admin/app.tsx`. */
      path: string;
      /** Id of the page: `cms/admin-panel-customization/logos`. */
      page: string;
      /** Anchor of the fence's section, where several fences of the page have the path. */
      section?: string;
    }
  | {path: string; text: string};

export interface Step {
  /** Continues "could not": `choose the author`. */
  does: string;
  run: (page: Page) => Promise<unknown>;
}

export interface Region {
  around: (page: Page) => readonly Locator[];
  /** In CSS pixels: one number for all sides, or top, right, bottom and left. */
  room?: number | readonly [number, number, number, number];
}

/** A scene and the file that describes it. */
export interface FoundScene {
  scene: Scene;
  /** Relative to the site. */
  file: string;
  /** 1-based, of its name. */
  line: number;
  /** Of the project, by path. */
  files: ProjectFiles;
  /** Hash of what it is described by: another one means another picture. */
  source: string;
}

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];
