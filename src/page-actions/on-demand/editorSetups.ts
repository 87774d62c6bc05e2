/** What readers copy to connect their editor to the docs, over the Model Context Protocol. */
export interface EditorSetup {
  label: string;
  /** What was copied, and where it goes. */
  copied: string;
  text: string;
}

const NAME = 'strapi-docs';

/** @param siteUrl origin of the site, which serves the server as an npm package */
export function editorSetups(siteUrl: string): EditorSetup[] {
  const server = {command: 'npx', args: ['-y', `${siteUrl}/mcp.tgz`]};
  return [
    {
      label: 'Command for Claude Code',
      copied: 'Command copied. Run it in a terminal.',
      text: `claude mcp add ${NAME} -- ${[server.command, ...server.args].join(' ')}`,
    },
    {
      label: 'Settings for Cursor',
      copied: 'Settings copied. Paste them into .cursor/mcp.json.',
      text: JSON.stringify({mcpServers: {[NAME]: server}}, null, 2),
    },
    {
      label: 'Command for VS Code',
      copied: 'Command copied. Run it in a terminal.',
      text: `code --add-mcp '${JSON.stringify({name: NAME, ...server})}'`,
    },
  ];
}
