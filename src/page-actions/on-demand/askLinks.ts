/** URLs that open an assistant with a question about a page. Nothing is requested before the reader follows one. */
export interface AskLink {
  label: string;
  href: string;
}

/** @param markdownUrl absolute URL of the page as Markdown, which the assistant can read */
export function askLinks(markdownUrl: string): AskLink[] {
  const question = encodeURIComponent(`Read ${markdownUrl} and help me with my questions about it.`);
  return [
    {label: 'Open in ChatGPT', href: `https://chatgpt.com/?hints=search&q=${question}`},
    {label: 'Open in Claude', href: `https://claude.ai/new?q=${question}`},
  ];
}
