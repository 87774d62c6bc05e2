import type {NameFault} from '../names/checkNames';
import type {SourceFile} from 'docs-corpus';
import type {CodeFile} from '../names/codeFile';
import {suggestion} from '../names/suggestion';
import {unitsOf, type Unit} from 'docs-proof/claims/units';
import {loadCodeNames} from '../names/loadNames';

type KnownFacts = Pick<CodeFile, 'providers' | 'licensed'>;

/** Checks the facts "Name in URLs", "Callback URL", and "Plan" of a page. */
export function checkFacts(source: SourceFile, known: KnownFacts = loadCodeNames()): NameFault[] {
  const facts = unitsOf(source).filter(({kind}) => kind === 'fact');
  const named = (name: string): Unit[] => facts.filter(({spans}) => spans[0]?.column === name);
  return [
    ...named('Name in URLs').flatMap((fact) => providerFault(fact, known) ?? []),
    ...named('Callback URL').flatMap((fact) => callbackFault(fact, known) ?? []),
    ...named('Plan').flatMap((fact) => planFault(fact, source, known) ?? sourceFault(fact) ?? []),
  ];
}

function codeOf({spans}: Unit): string {
  return spans.find(({kind}) => kind === 'code')?.text ?? '';
}

function providerFault(fact: Unit, {providers}: KnownFacts): NameFault | null {
  const name = codeOf(fact);
  if (providers.includes(name)) return null;
  const real = suggestion(name, providers);
  const fix = real === null ? `The providers are ${providers.join(', ')}.` : `Write \`${real}\` if that is meant.`;
  return {line: fact.line, fault: `Users & Permissions has no provider \`${name}\`.`, fix};
}

function callbackFault(fact: Unit, {providers}: KnownFacts): NameFault | null {
  const url = codeOf(fact);
  const [, provider = ''] = /^https?:\/\/[^/]+\/api\/connect\/([^/]+)\/callback$/.exec(url) ?? [];
  if (providers.includes(provider)) return null;
  return {
    line: fact.line,
    fault: `\`${url}\` isn't the callback URL of a provider.`,
    fix: 'Write https://api.shop.example/api/connect/<provider>/callback, with a provider of Users & Permissions.',
  };
}

const PLAN = /^(?:All plans|Free feature|(?:Growth|Enterprise)(?: (?:and|or) (?:Growth|Enterprise))?(?: plans?)?)(?:\.|,|$)/;

/** Words of licensed features that differ from the name of their page. */
const PAGES: Readonly<Record<string, string>> = {'cms-content-releases': 'releases', 'cms-content-history': 'content-history'};

function planFault(fact: Unit, {docsPath}: SourceFile, {licensed}: KnownFacts): NameFault | null {
  const text = fact.spans.map((span) => span.text).join('');
  const {line} = fact;
  if (!PLAN.test(text.trim())) {
    return {line, fault: `"${text.trim()}" doesn't begin with a plan.`, fix: 'Begin with All plans, Growth, or Enterprise.'};
  }
  const isFree = /^\s*(?:All plans|Free)/.test(text);
  const feature = licensed.find((name) => docsPath.split(/[/.]/).includes(PAGES[name] ?? name));
  if (feature === undefined || !isFree) return null;
  return {line, fault: `The feature of this page needs a license ("${feature}").`, fix: 'Name the plan that includes it.'};
}

const PAID_PLANS = /\b(?:Growth|Enterprise)\b/g;

/** No package says which plan includes a feature, so the page that does is quoted next to the card. */
function sourceFault({line, spans, comments}: Unit): NameFault | null {
  const plans = plansIn(spans.map(({text}) => text).join(''));
  const quoted = comments.filter((comment) => /^source:\s*https:/.test(comment)).map(plansIn);
  if (plans === '' || quoted.includes(plans)) return null;
  const said = quoted.length === 0 ? 'has no source' : `isn't what the source says (${quoted.join('; ')})`;
  return {
    line,
    fault: `The plan "${plans}" ${said}.`,
    fix: 'Correct the plan, or write {/* source: https://…, read on …: included in the … plan */} after the card.',
  };
}

function plansIn(text: string): string {
  return [...new Set(text.match(PAID_PLANS))].sort().join(' and ');
}
