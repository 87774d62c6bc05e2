import type {BookshopRunner} from '../../cms-process/app';
import {createBookshop} from '../../cms-process/process';
import {CMS_DIR} from '../../conventions';
import type {Failure, Sample, Verdict} from 'docs-proof/types';
import {FRAMEWORKS, PAGES, readWebsites, type Framework, type Website} from './websites';
import {proveWebsite} from './proveWebsite';
import {renderExample} from './renderExample';

/** Installs, builds, and visits the websites of the guides on frontends, whose files are all on their pages. */
export const frontend: BookshopRunner = {
  name: 'frontend',
  folder: import.meta.dirname,
  proves: 'part of a website that was built and visited',
  concurrent: true,
  takes: ({hints}) => hints.runner === 'frontend',
  async prove(samples, context) {
    const websites = readWebsites(context.openDocs());
    const failures = new Map<Framework, readonly Failure[]>();
    for (const framework of FRAMEWORKS.filter((one) => samples.some((sample) => frameworksOf(sample).includes(one))))
      failures.set(framework, await failuresOf(websites[framework]));
    const verdicts: Verdict[] = [];
    for (const sample of samples) {
      const found = isExample(sample)
        ? await renderExample(sample.text)
        : PAGES.includes(sample.page)
          ? frameworksOf(sample).flatMap((framework) => failures.get(framework) ?? [])
          : copyFailures(sample, websites);
      context.done(sample);
      verdicts.push({sample, failures: found});
    }
    return verdicts;
  },
};

/** An example in a playground isn't a file of a website. */
function isExample(sample: Sample): boolean {
  return PAGES.includes(sample.page) && sample.title === null;
}

/** A file outside of the frameworks' tabs belongs to all websites, and an example uses the packages of one. */
function frameworksOf(sample: Sample): readonly Framework[] {
  if (!PAGES.includes(sample.page)) return [];
  if (isExample(sample)) return ['react'];
  const tab = sample.variants.find(({groupId}) => groupId === 'framework')?.value;
  return tab === undefined ? FRAMEWORKS : FRAMEWORKS.filter((framework) => framework === tab);
}

async function failuresOf(website: Website): Promise<readonly Failure[]> {
  // Borrowed apps are stopped while this runner still runs.
  const shop = createBookshop(CMS_DIR);
  try {
    await proveWebsite(website, shop);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{fault: `The website in proof/frontend/${website.framework} doesn't work: ${reason}`}];
  } finally {
    await shop.stop();
  }
}

/** Other pages can show a file of a website, as it is in the guide. */
function copyFailures(sample: Sample, websites: Readonly<Record<Framework, Website>>): Failure[] {
  const texts = FRAMEWORKS.flatMap((framework) =>
    websites[framework].files.filter(({title}) => title === sample.title).map(({text}) => text.trim()),
  );
  if (texts.includes(sample.text.trim())) return [];
  const fault = texts.length > 0 ? 'The file is different in the guide.' : 'No guide on frontends has such a file.';
  return [{fault, fix: `Copy it from ${PAGES.map((page) => `docs/${page}.mdx`).join(' or ')}.`}];
}
