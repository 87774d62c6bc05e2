/**
 * `npm run proof:frontend`: proves the guides on frontends, whose websites it installs, builds, and visits, and takes the screenshots of the first one.
 */
import {exitWithCounts} from 'docs-proof/report/exitWithCounts';
import {strapiProof} from './strapiProof';

process.env.FRONTEND_SCREENSHOTS = 'true';
exitWithCounts(strapiProof.run(['docs/cms/frontend.mdx', 'docs/cms/frontend']));
