/** What connects an AI tool to the docs: a link that the tool opens, or text to copy. */
export type EditorSetup = LinkSetup | CopySetup;

export interface LinkSetup {
  label: string;
  /** Opened by the editor, which shows what it adds and lets the reader confirm it. */
  href: string;
}

export interface CopySetup {
  label: string;
  /** What was copied, and where it goes. */
  copied: string;
  text: string;
}

const NAME = 'strapi-docs';
const RUN = 'Command copied. Run it in a terminal.';

/** @param siteUrl origin of the site, which serves the MCP server as an npm package, and the skills */
export function editorSetups(siteUrl: string): EditorSetup[] {
  const server = {command: 'npx', args: ['-y', `${siteUrl}/mcp.tgz`]};
  const line = [server.command, ...server.args].join(' ');
  return [
    // Format: https://cursor.com/docs/mcp/install-links
    {
      label: 'Add to Cursor',
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${NAME}&config=${encodeURIComponent(btoa(JSON.stringify(server)))}`,
    },
    // Format: https://code.visualstudio.com/api/extension-guides/ai/mcp
    {label: 'Add to VS Code', href: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({name: NAME, ...server}))}`},
    {label: 'Command for Claude Code', copied: RUN, text: `claude mcp add ${NAME} -- ${line}`},
    {label: 'Command for other tools (npx)', copied: 'Command copied. Enter it where your tool adds an MCP server.', text: line},
    {
      label: 'Skills for coding agents (npx)',
      copied: 'Command copied. Run it in your project.',
      text: `npx skills add ${siteUrl}`,
    },
  ];
}
