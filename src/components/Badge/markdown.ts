import {oneOf, required, textLike, textProp, type ComponentHandler, type ComponentUse} from 'docs-corpus/markdown-form';
import {badgeText, PLANS} from '../../site/badges';

export const VersionBadge: ComponentHandler = {
  ...badge((use) => badgeText.version(textProp(use, 'since') ?? '')),
  props: {since: required(textLike(/^\d+\.\d+\.\d+$/, '5.12.0'))},
};

export const PlanBadge: ComponentHandler = {
  ...badge((use) => badgeText.plan(textProp(use, 'plan') ?? '')),
  props: {plan: required(oneOf(PLANS))},
};

export const CheckBadge: ComponentHandler = {...badge(() => badgeText.check), props: {}};

export const BetaBadge: ComponentHandler = {...badge(() => badgeText.beta), props: {}};

export const FutureFlagBadge: ComponentHandler = {
  ...badge((use) => `${badgeText.futureFlag}: ${textProp(use, 'flag') ?? ''}`),
  props: {flag: required(textLike(/^\w+$/, 'someFlag'))},
};

function badge(label: (use: ComponentUse) => string): ComponentHandler {
  return {markdown: (use) => `*${label(use)}*`, words: (use) => [label(use)]};
}
