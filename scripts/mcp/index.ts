/** `npm run --silent mcp`: serves the docs folder over the Model Context Protocol, always up to date with its files. */
import {parseEnvironment} from '../../plugins/environment';
import {serveDocs} from '../../plugins/mcp/serve';
import {runScript} from '../runScript';
import {checkoutData} from './checkoutData';

runScript(() => serveDocs(checkoutData(parseEnvironment(process.env))));
