/** Every event that the site can send, with its properties. README.md says when each is sent. */
export interface AnalyticsEvents {
  'Search Opened': Record<string, never>;
  'Search Result Opened': {query: string; url: string};
  'Search Without Results': {query: string};
  'Ask AI Opened': {from: 'navbar' | 'landing' | 'search' | 'shortcut' | 'code'};
  'Ask AI Question Asked': {question: string; engine: 'connected' | 'embedded'};
  'Ask AI Answer Rated': {isHelpful: boolean; comment: string};
  'Page Copied': {page: string};
  'Page Opened Elsewhere': {page: string; target: string};
  'Section Link Copied': {page: string; anchor: string};
  'MCP Setup Copied': {editor: string};
  'MCP Setup Opened': {editor: string};
  'Page Rated': {page: string; isHelpful: boolean; reason: string; details: string};
  'Page Not Found': {path: string; referrer: string};
}
