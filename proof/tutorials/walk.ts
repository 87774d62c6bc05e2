import {createBookshop} from '../cms-process/process';
import {ADMIN} from '../cms/seed/credentials';
import {parsePanel, stepWord, type PanelStep} from 'docs-proof/samples/step';
import {buildPanel} from '../shots/customPanel';
import {lookOf} from '../shots/appearance';
import type {Sample} from 'docs-proof/types';
import type {BookshopContext} from '../cms-process/app';
import {CMS_DIR} from '../conventions';
import {openPanel} from './panel';
import type {Panel, Walks} from 'docs-proof/tutorials/options';
import {notReplayed} from 'docs-proof/tutorials/replay';

/** A built panel loads quickly, but not on a busy machine (ms). */
const STEP_TIMEOUT = 60_000;

const SIGN_IN: readonly PanelStep[] = [
  {kind: 'open', name: '/admin'},
  {kind: 'fill', name: 'Email', value: ADMIN.email},
  {kind: 'fill', name: 'Password', value: ADMIN.password},
  {kind: 'click', name: 'Login', below: null},
  {kind: 'see', name: `Hello ${ADMIN.firstname}`},
];

/** Walks through the bookshop's admin panel. All share one app, which starts with the first walk, and in which the Super Admin has signed in. */
export function createWalks({root: siteDir, openDocs, done}: BookshopContext): Walks {
  const shop = createBookshop(CMS_DIR);
  let opened: Promise<Panel> | null = null;

  async function open(): Promise<Panel> {
    const boot = await shop.boot({panel: buildPanel(siteDir, null)});
    if (!boot.ok) throw new Error(`The bookshop doesn't start: ${boot.error}`);
    const panel = await openPanel({
      siteDir,
      openDocs,
      port: Number(new URL(boot.url).port),
      root: boot.appDir,
      onToken: () => undefined,
      storage: lookOf(siteDir).storage,
      timeout: STEP_TIMEOUT,
    });
    for (const step of SIGN_IN) await panel.run(step);
    // The session is part of the content that each walk starts with.
    await shop.snapshot();
    return panel;
  }

  async function perform(panel: Panel, {kind, text}: Sample): Promise<string | null> {
    if (kind !== 'step' || stepWord(text) !== 'panel') return 'Only panel: steps can be walked in the bookshop.';
    try {
      for (const step of parsePanel(text)) await panel.run(step);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  return {
    async walk({start, steps}, say) {
      const panel = await (opened ??= open());
      await shop.restore();
      await panel.run({kind: 'open', name: '/admin'});
      done(start);
      for (const [index, sample] of steps.entries()) {
        say(`${sample.file}:${sample.line}`);
        const received = await perform(panel, sample);
        done(sample);
        if (received !== null)
          return [
            {sample, fault: "The step can't be done in the admin panel.", received},
            ...notReplayed(steps.slice(index + 1), sample),
          ];
      }
      return [];
    },
    async close() {
      await (await opened?.catch(() => null))?.close();
      await shop.stop();
    },
  };
}
