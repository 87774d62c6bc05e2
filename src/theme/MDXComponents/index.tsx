/** What pages can use without an import. Each has its handler in plugins/corpus/components.ts, which knows its props. */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Annotation from '@site/src/components/Annotation';
import {ApiCall, Request, Response} from '@site/src/components/ApiCall';
import {BetaBadge, FutureFlagBadge, PlanBadge, VersionBadge} from '@site/src/components/Badge';
import BreakingChangeCard from '@site/src/components/BreakingChangeCard';
import {Card, Cards} from '@site/src/components/Cards';
import {Column, Columns} from '@site/src/components/Columns';
import Expandable from '@site/src/components/Expandable';
import ExternalLink from '@site/src/components/ExternalLink';
import {Fact, FactsCard} from '@site/src/components/FactsCard';
import HighlightedCode from '@site/src/components/HighlightedCode';
import LiveCode from '@site/src/components/LiveCode';
import PackageManagerTabs from '@site/src/components/PackageManagerTabs';
import RequestForms from '@site/src/components/RequestForms';
import Screenshot from '@site/src/components/Screenshot';
import Mark from '@site/src/components/Screenshot/Mark';
import ScrollableTable from '@site/src/components/ScrollableTable';
import StaticHtml from '@site/src/components/StaticHtml';
import ThemedImage from '@site/src/components/ThemedImage';
import ZoomableImage from '@site/src/components/ZoomableImage';
import {QueryBuilder} from '@site/src/query-builder';

/** Put into pages by plugins/highlighted-code and plugins/static-html, not by writers. */
const BUILT = {HighlightedCode, LiveCode, RequestForms, StaticHtml};

export default {
  ...MDXComponents,
  img: ZoomableImage,
  table: ScrollableTable,
  Tabs,
  TabItem,
  PackageManagerTabs,
  ApiCall,
  Request,
  Response,
  VersionBadge,
  PlanBadge,
  BetaBadge,
  FutureFlagBadge,
  FactsCard,
  Fact,
  Cards,
  Card,
  Columns,
  Column,
  Expandable,
  Annotation,
  BreakingChangeCard,
  ExternalLink,
  ThemedImage,
  Screenshot,
  Mark,
  QueryBuilder,
  ...BUILT,
};
