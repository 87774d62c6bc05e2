import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedCorpus, type LoadedCorpus} from '../corpus';
import {generatedFiles} from '../generatedFiles';
import {readLock} from '../sample-proof/lock';
import {isSkillPath, readSkills, skillFiles} from './skillFiles';

/** Serves the pages in `docs/cms/skills` as Agent Skills, with their index: `npx skills add https://docs.strapi.io`. */
export default function agentSkillsPlugin(context: LoadContext): Plugin {
  let corpus: LoadedCorpus | null = null;
  return {
    name: 'agent-skills',
    allContentLoaded({allContent}) {
      corpus = loadedCorpus(allContent, context);
    },
    ...generatedFiles('agent-skills', isSkillPath, () =>
      corpus ? skillFiles(readSkills(corpus.pages(), readLock(context.siteDir)?.version ?? null)) : [],
    ),
  };
}
