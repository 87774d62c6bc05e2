import type {Bookshop} from '../../../proof/cms-process/app';

/** The data that a check receives. */
export interface CheckedProject {
  /** The bookshop with the files of the solution. */
  shop: Bookshop;
  /** `http://127.0.0.1:40123` */
  url: string;
  /** Absolute path of the folder of the solution. */
  solution: string;
}

/** @throws {Error} with what is wrong with the solution */
export type Check = (project: CheckedProject) => Promise<void>;
